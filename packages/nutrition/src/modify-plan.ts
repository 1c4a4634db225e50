import { roundHalfUp } from "@plateful/quantities";
import {
  absorbedGrams,
  KCAL_PER_GRAM,
  MACRO_ENERGY_TOLERANCE,
  type MacroGrams,
  macroKcal,
  roundedMacros,
} from "./macro-energy.ts";
import type { Kcal, Macros } from "./vocabulary.ts";
import { MIN_PLAN_KCAL } from "./weekly-goal.ts";

/** All macros in proportion to a new energy, whole grams: 2000/100/200/89 at 1500 is 75/150/67 (ONB-054). */
export const rescaleMacros = (macros: Macros, newKcal: Kcal): Macros => {
  const factor = macros.kcal > 0 ? newKcal / macros.kcal : 0;
  const scaled = {
    kcal: roundHalfUp(newKcal),
    protein: roundHalfUp(macros.protein * factor),
    carbohydrates: roundHalfUp(macros.carbohydrates * factor),
    fat: roundHalfUp(macros.fat * factor),
  };
  const isOff = Math.abs(macroKcal(scaled) - scaled.kcal) > MACRO_ENERGY_TOLERANCE;
  return isOff ? roundedMacros(scaled, "carbohydrates") : scaled;
};

/** The day after protein or fat was edited: energy stays, carbohydrates take the rest, whole grams (ONB-052). */
export const rebalanceCarbs = (kcal: Kcal, protein: number, fat: number): Macros => ({
  kcal,
  protein,
  fat,
  carbohydrates: roundHalfUp(
    absorbedGrams(kcal, macroKcal({ protein, carbohydrates: 0, fat }), "carbohydrates"),
  ),
});

/** The day after carbohydrates were edited: energy stays, fat takes the rest, whole grams (ONB-053). */
export const rebalanceFat = (kcal: Kcal, protein: number, carbohydrates: number): Macros => ({
  kcal,
  protein,
  carbohydrates,
  fat: roundHalfUp(absorbedGrams(kcal, macroKcal({ protein, carbohydrates, fat: 0 }), "fat")),
});

/** Shares of a day's energy in percent; the three always make 100. */
export type MacroPercentages = MacroGrams;

/** The shares of a day's energy, whole percents that make exactly 100; carbohydrates take the remainder (ONB-053). */
export const macroPercentages = (grams: MacroGrams): MacroPercentages => {
  const kcal = macroKcal(grams);
  if (!(kcal > 0)) return { protein: 0, carbohydrates: 100, fat: 0 };
  const protein = roundHalfUp((grams.protein * KCAL_PER_GRAM.protein * 100) / kcal);
  const fat = Math.min(100 - protein, roundHalfUp((grams.fat * KCAL_PER_GRAM.fat * 100) / kcal));
  return { protein, carbohydrates: 100 - protein - fat, fat };
};

/** The shares after one was edited: carbohydrates balance the sum, or fat when carbohydrates were edited, so that it stays 100 (ONB-053). */
export const rebalancePercentages = (
  percentages: MacroPercentages,
  edited: keyof MacroPercentages,
  percent: number,
): MacroPercentages => {
  const { protein, fat } = percentages;
  const fixed = edited === "protein" ? fat : protein;
  const value = Math.min(100 - fixed, Math.max(0, percent));
  const rest = 100 - fixed - value;
  if (edited === "protein") return { protein: value, carbohydrates: rest, fat };
  if (edited === "fat") return { protein, carbohydrates: rest, fat: value };
  return { protein, carbohydrates: value, fat: rest };
};

/** Below this many grams carbohydrates cannot take up the rounding of the others. */
const FEW_CARBOHYDRATES = 2;

/** Whole grams for shares of an energy; carbohydrates take up the rounding, or fat when there are none (CALC-049, ONB-053). */
export const macrosFromPercentages = (kcal: Kcal, percentages: MacroPercentages): Macros => {
  const carbohydrates = (kcal * percentages.carbohydrates) / 100 / KCAL_PER_GRAM.carbohydrates;
  const macros = {
    kcal,
    carbohydrates,
    protein: (kcal * percentages.protein) / 100 / KCAL_PER_GRAM.protein,
    fat: (kcal * percentages.fat) / 100 / KCAL_PER_GRAM.fat,
  };
  return roundedMacros(macros, carbohydrates < FEW_CARBOHYDRATES ? "fat" : "carbohydrates");
};

/** The least that a person may enter for an own plan; carbohydrates only have to be above 0 (ONB-057). */
export const OWN_MACRO_MINIMA = { kcal: MIN_PLAN_KCAL, protein: 50, carbohydrates: 0, fat: 30 } as const;

/** Why a field of an own plan is refused. */
export type OwnMacroError = "required" | "not_positive" | "too_low";

const ownMacroError = (value: number | null, minimum: number): OwnMacroError | null => {
  if (value === null || !Number.isFinite(value)) return "required";
  if (value <= 0) return "not_positive";
  return value < minimum ? "too_low" : null;
};

/** The refused fields of an own plan with their reason; empty means accepted (ONB-057). */
export const ownMacroErrors = (
  macros: Readonly<Record<keyof Macros, number | null>>,
): Partial<Record<keyof Macros, OwnMacroError>> => {
  const errors: Partial<Record<keyof Macros, OwnMacroError>> = {};
  for (const field of ["kcal", "protein", "carbohydrates", "fat"] as const) {
    const error = ownMacroError(macros[field], OWN_MACRO_MINIMA[field]);
    if (error) errors[field] = error;
  }
  return errors;
};

/** The targets of a coach's plan after one was edited: the energy follows the grams (COACH-051). */
export const adjustedDayMacros = (grams: MacroGrams): Macros => ({
  protein: grams.protein,
  carbohydrates: grams.carbohydrates,
  fat: grams.fat,
  kcal: roundHalfUp(macroKcal(grams)),
});
