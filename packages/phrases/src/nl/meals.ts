import type { meals as english } from "../en/meals.ts";

export const meals = {
  moments: {
    BREAKFAST: "Ontbijt",
    MORNING_SNACK: "Ochtendsnack",
    LUNCH: "Lunch",
    AFTERNOON_SNACK: "Middagsnack",
    DINNER: "Diner",
    SNACK: "Tussendoortje",
    LATE_SNACK: "Avondsnack",
  },
  momentsInSentence: {
    BREAKFAST: "ontbijt",
    MORNING_SNACK: "de ochtendsnack",
    LUNCH: "lunch",
    AFTERNOON_SNACK: "de middagsnack",
    DINNER: "diner",
    SNACK: "het tussendoortje",
    LATE_SNACK: "de avondsnack",
  },
  types: { BREAKFAST: "Ontbijt", LUNCH: "Lunch", DINNER: "Diner", SNACK: "Tussendoortje" },
  statuses: { PLANNED: "Gepland", EATEN: "Gegeten" },
  eatenWith: (p: { names: string }) => `Met ${p.names}`,
} satisfies typeof english;
