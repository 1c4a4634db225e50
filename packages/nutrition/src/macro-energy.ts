import { roundHalfUp } from "@plateful/quantities";
import type { Kcal, Macros } from "./vocabulary.ts";

/** Energy of a gram of each macronutrient, kcal (CALC-025). */
export const KCAL_PER_GRAM = { fat: 9, carbohydrates: 4, protein: 4, fiber: 2 } as const;

/** Fibre target of every plan, grams per day (CALC-043, CALC-044). */
export const FIBER_TARGET = 40;

/** Farthest that shown macros may be from their energy, kcal (CALC-049). */
export const MACRO_ENERGY_TOLERANCE = 5;

/** Grams of protein, carbohydrates and fat. */
export type MacroGrams = Omit<Macros, "kcal">;

/** Energy of a plan or meal target from its grams; fibre is not deducted (CALC-026). */
export const macroKcal = ({ protein, carbohydrates, fat }: MacroGrams): Kcal =>
  protein * KCAL_PER_GRAM.protein + carbohydrates * KCAL_PER_GRAM.carbohydrates + fat * KCAL_PER_GRAM.fat;

/** Energy of a food or recipe that states none of its own: its macronutrients plus 2 kcal per gram of fibre (CALC-026). */
export const foodKcal = (grams: MacroGrams & { readonly fiber?: number | null }): Kcal =>
  macroKcal(grams) + (grams.fiber ?? 0) * KCAL_PER_GRAM.fiber;

/** A macronutrient whose grams follow from the energy when the other two are fixed. */
export type Absorber = "carbohydrates" | "fat";

/** Grams of the absorbing macronutrient that make a day reach its energy, unrounded and never below 0 (CALC-033, CALC-037). */
export const absorbedGrams = (kcal: Kcal, otherKcal: Kcal, absorber: Absorber): number =>
  Math.max(0, (kcal - otherKcal) / KCAL_PER_GRAM[absorber]);

/**
 * Whole kcal and grams to show and store: the absorber takes up the rounding of the others,
 * so 4P + 4C + 9F stays within 5 kcal of the energy (CALC-049).
 */
export const roundedMacros = (macros: Macros, absorber: Absorber): Macros => {
  const kcal = roundHalfUp(macros.kcal);
  const protein = roundHalfUp(macros.protein);
  if (absorber === "fat") {
    const carbohydrates = roundHalfUp(macros.carbohydrates);
    const fat = roundHalfUp(absorbedGrams(kcal, macroKcal({ protein, carbohydrates, fat: 0 }), "fat"));
    return { kcal, protein, carbohydrates, fat };
  }
  const fat = roundHalfUp(macros.fat);
  const carbohydrates = roundHalfUp(
    absorbedGrams(kcal, macroKcal({ protein, carbohydrates: 0, fat }), "carbohydrates"),
  );
  return { kcal, protein, carbohydrates, fat };
};
