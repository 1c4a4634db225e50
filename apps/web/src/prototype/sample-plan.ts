/** A day of 2,000 kcal (4 P + 4 C + 9 F) and how it is divided; the same for everybody. */
export const SAMPLE_PLAN = {
  kcal: 2000,
  protein: 125,
  carbohydrates: 240,
  fat: 60,
  meals: [
    { moment: "BREAKFAST", percent: 25 },
    { moment: "LUNCH", percent: 30 },
    { moment: "AFTERNOON_SNACK", percent: 10 },
    { moment: "DINNER", percent: 35 },
  ],
} as const;
