import type { meals as english } from "../en/meals.ts";
import type { Translated } from "../overlay.ts";

export const meals: Translated<typeof english> = {
  moments: {
    BREAKFAST: "Frühstück",
    MORNING_SNACK: "Snack am Vormittag",
    LUNCH: "Mittagessen",
    AFTERNOON_SNACK: "Snack am Nachmittag",
    DINNER: "Abendessen",
    SNACK: "Snack",
    LATE_SNACK: "Snack am Abend",
  },
  momentsInSentence: {
    BREAKFAST: "das Frühstück",
    MORNING_SNACK: "den Snack am Vormittag",
    LUNCH: "das Mittagessen",
    AFTERNOON_SNACK: "den Snack am Nachmittag",
    DINNER: "das Abendessen",
    SNACK: "den Snack",
    LATE_SNACK: "den Snack am Abend",
  },
  types: { BREAKFAST: "Frühstück", LUNCH: "Mittagessen", DINNER: "Abendessen", SNACK: "Snack" },
  eatenWith: (p) => `Mit ${p.names}`,
  statuses: { PLANNED: "Geplant", EATEN: "Gegessen" },
};
