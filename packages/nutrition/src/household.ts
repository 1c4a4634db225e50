import { roundToStep } from "@plateful/quantities";
import type { Macros, MealType, Weekday } from "./vocabulary.ts";

/** As many people as one cooks for at home beside oneself. */
export const MAX_HOUSEHOLD_MEMBERS = 7;

/** Limits of what someone who eats along needs in a day, kcal; small children eat least. */
export const HOUSEHOLD_KCAL = { min: 600, max: 5000 } as const;

/** Limits of the portion of someone who eats along against the recipe's standard portion. */
export const COMPANY_PORTION = { min: 0.25, max: 3, step: 0.05 } as const;

/** The nearest portion that someone who eats along can get. */
export const toCompanyPortion = (value: number): number =>
  Math.min(COMPANY_PORTION.max, Math.max(COMPANY_PORTION.min, roundToStep(value, COMPANY_PORTION.step)));

/** How much, and when, someone eats along. */
export interface Housemate {
  /** Energy of a day in kcal; null for as much as the person whose plan it is. */
  readonly kcal: number | null;
  readonly mealTypes: readonly MealType[];
  readonly weekdays: readonly Weekday[];
}

/** Whether someone eats along at a kind of meal on a weekday. */
export const eatsAlong = (
  { mealTypes, weekdays }: Pick<Housemate, "mealTypes" | "weekdays">,
  mealType: MealType,
  weekday: Weekday,
): boolean => mealTypes.includes(mealType) && weekdays.includes(weekday);

/**
 * What a meal of someone who eats along should come to: the person's own meal, by what each eats in a day. `personKcal` is
 * the person's energy of that day in kcal; unknown (0) makes both eat alike.
 */
export function companionTarget(meal: Macros, personKcal: number, { kcal }: Pick<Housemate, "kcal">): Macros {
  const share = kcal === null || personKcal <= 0 ? 1 : kcal / personKcal;
  return {
    kcal: meal.kcal * share,
    protein: meal.protein * share,
    carbohydrates: meal.carbohydrates * share,
    fat: meal.fat * share,
  };
}
