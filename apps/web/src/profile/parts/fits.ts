import type { FittingRecipes } from "@plateful/contract";
import { MEAL_TYPES, type MealType, mealMomentToMealType } from "@plateful/nutrition";

/** Fewer recipes than this do not fill a week without one of them twice. */
const ENOUGH_FOR_A_WEEK = 7;

export interface Fit {
  readonly mealType: MealType;
  readonly allowed: number;
}

/** For each type of meal the meal that the fewest recipes fit, in the order of the day. */
export const lowestByType = (slots: FittingRecipes["slots"]): Fit[] =>
  MEAL_TYPES.flatMap((mealType) => {
    const ofType = slots.filter(({ meal_moment: moment }) => mealMomentToMealType(moment) === mealType);
    return ofType.length === 0
      ? []
      : [{ mealType, allowed: Math.min(...ofType.map(({ allowed }) => allowed)) }];
  });

export const isFew = ({ allowed }: { readonly allowed: number }): boolean => allowed < ENOUGH_FOR_A_WEEK;
