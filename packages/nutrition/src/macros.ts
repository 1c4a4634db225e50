import type { Macros } from "./vocabulary.ts";

/** The energy and the macros of something that has more to it, such as a meal. */
export const onlyMacros = ({ kcal, protein, carbohydrates, fat }: Macros): Macros => ({
  kcal,
  protein,
  carbohydrates,
  fat,
});

/** What several foods, meals or targets make together; 0 of nothing. */
export function sumOfMacros(all: readonly Macros[]): Macros {
  const sum = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
  for (const { kcal, protein, carbohydrates, fat } of all) {
    sum.kcal += kcal;
    sum.protein += protein;
    sum.carbohydrates += carbohydrates;
    sum.fat += fat;
  }
  return sum;
}
