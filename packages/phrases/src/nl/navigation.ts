import type { navigation as english } from "../en/navigation.ts";

export const navigation = {
  main: "Hoofdnavigatie",
  planner: "Planner",
  recipes: "Recepten",
  progress: "Voortgang",
  groceries: "Boodschappen",
  profile: "Profiel",
  practice: "Praktijk",
  branding: "Huisstijl",
  clients: "Cliënten",
  templates: "Sjablonen",
  team: "Team",
  billing: "Betaling",
  billingIssue: "Betaling",
  help: "Hulp",
  skipToContent: "Naar de inhoud",
  coachedBy: (p) => `Begeleid door ${p.name}`,
  coach: "Coach",
  board: "Vandaag of alle cliënten",
  today: "Vandaag",
  allClients: "Alle cliënten",
} satisfies typeof english;
