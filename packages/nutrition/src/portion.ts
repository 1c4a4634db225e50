import { roundHalfUp, roundToStep } from "@plateful/quantities";
import type { Macros } from "./vocabulary.ts";

/** Limits of the size of one personal portion against the recipe's standard portion (REC-041). */
export const PORTIONS_MULTIPLIER = { min: 0.5, max: 3, step: 0.05 } as const;

/** How much of a planned portion someone eats (REC-105). */
export const OWN_PORTION = { min: 0.25, max: 4, step: 0.25 } as const;

/** Nutrition of one portion; null stands for an amount that is not known. */
export interface PortionNutrition extends Macros {
  readonly fiber: number | null;
}

/** True for a multiplier from 0.5 to 3 in steps of 0.05 (REC-041). */
export const isPortionsMultiplier = (value: number): boolean =>
  value >= PORTIONS_MULTIPLIER.min &&
  value <= PORTIONS_MULTIPLIER.max &&
  Math.abs(roundToStep(value, PORTIONS_MULTIPLIER.step) - value) < 1e-9;

/** The nearest multiplier that a recipe can be cooked at (REC-041). */
export const toPortionsMultiplier = (value: number): number =>
  Math.min(
    PORTIONS_MULTIPLIER.max,
    Math.max(PORTIONS_MULTIPLIER.min, roundToStep(value, PORTIONS_MULTIPLIER.step)),
  );

/** One personal portion: the standard portion x the multiplier, unrounded; people cooked for do not count here (REC-041). */
export const personalPortionMacros = (standard: PortionNutrition, multiplier: number): PortionNutrition => ({
  kcal: standard.kcal * multiplier,
  protein: standard.protein * multiplier,
  carbohydrates: standard.carbohydrates * multiplier,
  fat: standard.fat * multiplier,
  fiber: standard.fiber === null ? null : standard.fiber * multiplier,
});

/** How much of an ingredient to cook: standard quantity x personal size x people (REC-041). */
export const ingredientQuantity = (quantity: number, multiplier: number, portions: number): number =>
  roundHalfUp(quantity * multiplier * portions, 6);
