import { roundHalfUp } from "@plateful/quantities";

/** Energy in kcal and nutrients in grams; null = not stated. */
export interface SimpleFigures {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbohydrates: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
}

const scaled = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

/**
 * Figures times a factor, unrounded; what is not stated stays unknown. A recipe's figures are of the whole recipe, so
 * one serving is `1 / servings` of them, and a planned meal `mealServings` times that (SREC-030).
 */
export const scaleSimpleFigures = (figures: SimpleFigures, factor: number): SimpleFigures => ({
  calories: scaled(figures.calories, factor),
  protein: scaled(figures.protein, factor),
  carbohydrates: scaled(figures.carbohydrates, factor),
  fat: scaled(figures.fat, factor),
  fiber: scaled(figures.fiber, factor),
});

/** Rounded for showing: one decimal; unknown stays unknown. */
export const roundSimpleFigure = (value: number | null): number | null =>
  value === null ? null : roundHalfUp(value, 1);
