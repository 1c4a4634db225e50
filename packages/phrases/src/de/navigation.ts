import type { navigation as english } from "../en/navigation.ts";
import type { Translated } from "../overlay.ts";

export const navigation: Translated<typeof english> = {
  main: "Hauptnavigation",
  planner: "Planer",
  recipes: "Rezepte",
  progress: "Fortschritt",
  groceries: "Einkauf",
  profile: "Profil",
  practice: "Praxis",
  branding: "Branding",
  clients: "Klienten",
  templates: "Vorlagen",
  team: "Team",
  checkInQuestions: "Check-in-Fragen",
  invitations: "Einladungen",
  billing: "Abrechnung",
  billingIssue: "Abrechnung",
  help: "Hilfe",
  skipToContent: "Zum Inhalt springen",
  coachedBy: (p) => `Begleitet von ${p.name}`,
  coach: "Coach",
  board: "Heute oder alle Klienten",
  today: "Heute",
  allClients: "Alle Klienten",
  toClientMode: "Klientenmodus",
  toCoachMode: "Coach-Modus",
};
