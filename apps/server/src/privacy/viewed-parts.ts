import { type Endpoint, endpoints, type ViewedPart } from "@plateful/contract";

/** One action of the access log in people's words. */
export interface ViewedAction {
  readonly action: string;
  readonly part: ViewedPart;
  readonly isChange: boolean;
}

const PART_OF_FEATURE: Readonly<Record<Endpoint["feature"], ViewedPart>> = {
  "sign-in": "ACCOUNT",
  onboarding: "PROFILE",
  profile: "PROFILE",
  "nutrition-plans": "PLAN",
  diary: "DIARY",
  bring: "DIARY",
  recipes: "RECIPES",
  "recipe-imports": "RECIPES",
  "simple-recipes": "RECIPES",
  foods: "OTHER",
  groceries: "GROCERIES",
  measurements: "MEASUREMENTS",
  clients: "PROFILE",
  team: "ACCOUNT",
  messages: "MESSAGES",
  "check-ins": "CHECK_INS",
  triage: "DIARY",
  "plan-templates": "PLAN",
  organisations: "OTHER",
  billing: "PAYMENT",
  media: "PICTURES",
  privacy: "CONSENT",
  support: "ACCOUNT",
  staff: "ACCOUNT",
};

/** Calls of coaches that show another part than that of their feature. */
const PART_OF_CALL: Readonly<Record<string, ViewedPart>> = {
  "change-client": "ACCOUNT",
  "create-client": "ACCOUNT",
  "import-clients": "ACCOUNT",
  "undo-client": "ACCOUNT",
  "list-invitations": "ACCOUNT",
  "get-invitation": "ACCOUNT",
  "send-invitation": "ACCOUNT",
  "correct-client-address": "ACCOUNT",
  "withdraw-invitation": "ACCOUNT",
  "count-client-fitting-recipes": "PLAN",
  "list-client-fits": "PLAN",
  "open-health-data": "PROFILE",
  "close-health-data": "PROFILE",
  "settle-client": "OTHER",
  "unsettle-client": "OTHER",
  "get-client-marks": "OTHER",
  "mark-client": "OTHER",
};

/** Calls that only look, although they are made by POST. */
const LOOKS = /^(get|list|count|preview|calculate|check|search|read|open-health|close-health)-/;

/** Names under which accounts, and what the guard-rails did to plans, are noted. */
const OWN_NAMES: readonly ViewedAction[] = [
  { action: "read-user", part: "ACCOUNT", isChange: false },
  { action: "change-user", part: "ACCOUNT", isChange: true },
  { action: "activate-account", part: "ACCOUNT", isChange: true },
  { action: "deactivate-account", part: "ACCOUNT", isChange: true },
  { action: "make-staff", part: "ACCOUNT", isChange: true },
  { action: "end-staff", part: "ACCOUNT", isChange: true },
  { action: "confirm-plan", part: "PLAN", isChange: true },
  { action: "pause-loss", part: "PLAN", isChange: true },
  { action: "move-plan", part: "PLAN", isChange: true },
];

/** Every action that the access log can hold about a person. */
export const VIEWED_ACTIONS: readonly ViewedAction[] = [
  ...endpoints.map(({ name, feature, method }) => ({
    action: name,
    part: PART_OF_CALL[name] ?? PART_OF_FEATURE[feature],
    isChange: method !== "GET" && !LOOKS.test(name),
  })),
  ...OWN_NAMES.filter(({ action }) => !endpoints.some(({ name }) => name === action)),
];
