/** The tabs, and the words around every screen. */
export const navigation = {
  main: "Main navigation",
  planner: "Planner",
  recipes: "Recipes",
  progress: "Progress",
  groceries: "Groceries",
  profile: "Profile",
  practice: "Practice",
  branding: "Branding",
  clients: "Clients",
  billing: "Billing",
  billingIssue: "Billing",
  help: "Help",
  skipToContent: "Skip to content",
  coachedBy: (p: { name: string }) => `Coached by ${p.name}`,
  coach: "Coach",
};
