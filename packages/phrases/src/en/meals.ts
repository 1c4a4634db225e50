/** Moments of the day and kinds of meal. Weekdays are not here: Intl knows them. */
export const meals = {
  moments: {
    BREAKFAST: "Breakfast",
    MORNING_SNACK: "Morning snack",
    LUNCH: "Lunch",
    AFTERNOON_SNACK: "Afternoon snack",
    DINNER: "Dinner",
    SNACK: "Snack",
    LATE_SNACK: "Late snack",
  },
  /** The same moments within a sentence: "Choose for dinner". */
  momentsInSentence: {
    BREAKFAST: "breakfast",
    MORNING_SNACK: "the morning snack",
    LUNCH: "lunch",
    AFTERNOON_SNACK: "the afternoon snack",
    DINNER: "dinner",
    SNACK: "the snack",
    LATE_SNACK: "the late snack",
  },
  types: { BREAKFAST: "Breakfast", LUNCH: "Lunch", DINNER: "Dinner", SNACK: "Snack" },
  statuses: { PLANNED: "Planned", EATEN: "Eaten" },
  eatenWith: (p: { names: string }) => `With ${p.names}`,
};
