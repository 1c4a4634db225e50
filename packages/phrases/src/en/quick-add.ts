/** A meal of which someone types the numbers, and what they call it. */
export const quickAdd = {
  calories: "Calories (kcal)",
  name: "Name",
  proteinGrams: "Protein (g)",
  carbsGrams: "Carbs (g)",
  fatGrams: "Fat (g)",
  positive: "Enter a number above 0.",
  notNegative: "Enter 0 or more.",
  atMost: (p: { limit: string }) => `Enter at most ${p.limit}.`,
  tooLong: (p: { limit: string }) => `Use at most ${p.limit} characters.`,
  change: "Change what you ate",
  changeText: "Name and numbers of this meal alone",
};
