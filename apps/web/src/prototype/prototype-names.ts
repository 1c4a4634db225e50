/** The prototype screens in their order, by the last part of their address (ledger PROTO-001). */
export const PROTOTYPES = [
  "onboarding",
  "register",
  "email-confirmation-sent",
  "email-confirmed",
  "get-started",
  "profile-start",
  "personal-details",
  "gender",
  "goal",
  "motivation",
  "lifestyle",
  "plan",
  "nutrition-plan",
] as const;
export type PrototypeName = (typeof PROTOTYPES)[number];

export const isPrototype = (name: string): name is PrototypeName => PROTOTYPES.some((one) => one === name);
