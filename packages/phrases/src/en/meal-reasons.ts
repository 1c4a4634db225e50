/** Why a planned meal fits. */
export const mealReasons = {
  title: "Why this meal fits",
  FAVOURITE: "It is one of the favourites.",
  OFTEN_CHOSEN: "You often choose this.",
  OFTEN_EATEN: (p: { times: number }) => `You ate this ${p.times} times and never swapped it.`,
  FITS_KCAL: (p: { percent: string }) =>
    p.percent === "0"
      ? "It has just the energy that this meal is meant to have."
      : `It is within ${p.percent} % of the energy of this meal.`,
  FITS_PROTEIN: (p: { grams: string }) =>
    p.grams === "0"
      ? "It has just the protein that this meal is meant to have."
      : `It is within ${p.grams} g of the protein of this meal.`,
  SHARES_GROCERIES: (p: { shared: number; total: number }) =>
    `${p.shared} of its ${p.total} groceries are needed this week anyway.`,
  WITHIN_TIME: (p: { minutes: number }) => `It asks for ${p.minutes} minutes of work.`,
  TAKES_LONGER: (p: { minutes: number; wished: number }) =>
    `It takes longer than you wanted: ${p.minutes} minutes of work, not ${p.wished}.`,
  RANK: (p: { rank: number; percent: string; of: number }) =>
    p.rank === 1
      ? `Of the ${p.of} recipes that fit this meal, it fits best.`
      : `It is in the best ${p.percent} % of the ${p.of} recipes that fit this meal.`,
};
