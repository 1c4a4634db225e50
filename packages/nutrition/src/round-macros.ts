import { roundHalfUp } from "@plateful/quantities";
import type { Macros } from "./vocabulary.ts";

/** Meals, sums and percentages of a day as they are answered and shown, with one decimal (api.md 1.3). */
export const roundMacros = ({ kcal, protein, carbohydrates, fat }: Macros): Macros => ({
  kcal: roundHalfUp(kcal, 1),
  protein: roundHalfUp(protein, 1),
  carbohydrates: roundHalfUp(carbohydrates, 1),
  fat: roundHalfUp(fat, 1),
});
