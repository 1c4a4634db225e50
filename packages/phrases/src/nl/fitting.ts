import type { fitting as english } from "../en/fitting.ts";

const meals = {
  BREAKFAST: (p: { count: number }) => (p.count === 1 ? "1 ontbijt" : `${p.count} ontbijten`),
  LUNCH: (p: { count: number }) => (p.count === 1 ? "1 lunch" : `${p.count} lunches`),
  DINNER: (p: { count: number }) => (p.count === 1 ? "1 diner" : `${p.count} diners`),
  SNACK: (p: { count: number }) => (p.count === 1 ? "1 tussendoortje" : `${p.count} tussendoortjes`),
};

const draft = {
  withThis: (p: { meals: string }) => `Recepten die bij deze keuze passen: ${p.meals}.`,
  few: (p: { meals: string }) => `Voor ${p.meals} is dat te weinig voor een week zonder herhaling.`,
};

const card = {
  title: (p: { name: string }) => `Wat past bij ${p.name}`,
  fit: (p: { count: number; total: number }) =>
    p.count === 1 ? `1 van de ${p.total} recepten past` : `${p.count} van de ${p.total} recepten passen`,
  noAvoided: (p: { name: string }) => `Geen ${p.name}`,
  few: "Te weinig voor een week zonder herhaling",
};

const lists = {
  title: "Recepten voor je cliënten",
  intro: "Kies welke recepten van Plateful je cliënten te zien krijgen.",
  search: "Zoek op naam",
  noneFound: (p: { search: string }) => `Geen recept gevonden met ‘${p.search}’`,
  nothing: "Er zijn geen recepten voor deze maaltijd",
  show: "Welke recepten",
  all: "Alle recepten",
  only: "Alleen deze",
  never: "Nooit deze",
  onlyCount: (p: { count: number }) => `Alleen deze (${p.count})`,
  neverCount: (p: { count: number }) => `Nooit deze (${p.count})`,
  markAs: (p: { mark: string; name: string }) => `${p.mark}: ${p.name}`,
  noneMarked: "Er is nog geen recept zo gemarkeerd",
  noneMarkedText: "Markeer recepten in de lijst met alle recepten.",
  onlyNotice: (p: { count: number }) =>
    p.count === 1
      ? "Je cliënten krijgen alleen het recept met ‘Alleen deze’ te zien, en hun eigen recepten."
      : `Je cliënten krijgen alleen de ${p.count} recepten met ‘Alleen deze’ te zien, en hun eigen recepten.`,
  offerAll: "Weer alles aanbieden",
  undoChanges: "Herstellen",
  saved: "De recepten voor je cliënten zijn opgeslagen.",
  leaveTitle: "Weggaan zonder op te slaan?",
  leaveText: "Wat je in de lijsten hebt veranderd, gaat dan verloren.",
  leave: "Weggaan",
  stay: "Hier blijven",
  simple: "Je cliënten gebruiken eenvoudige recepten",
  simpleText: "Recepten kiezen kan bij organisaties waar maaltijden per persoon worden afgewogen.",
};

const panel = {
  title: "Wat past",
  of: "Cliënt",
  everybody: "Alle cliënten, de krapste eerst",
  fits: (p: { count: number; meals: string; name: string }) =>
    p.count === 1 ? `${p.meals} past bij ${p.name}` : `${p.meals} passen bij ${p.name}`,
  few: (p: { meals: string }) => `Weinig recepten voor ${p.meals}`,
  fewText: "Met minder dan 7 lukt een week zonder twee keer hetzelfde recept niet.",
  noClients: "Geen van je cliënten heeft al een weekplan, dus er is nog niets te tellen.",
  leftOut: (p: { count: number }) =>
    p.count === 1
      ? "Er is nog 1 cliënt die hier niet wordt meegeteld."
      : `Er zijn nog ${p.count} cliënten die hier niet worden meegeteld.`,
};

export const fitting = { meals, draft, card, lists, panel } satisfies typeof english;
