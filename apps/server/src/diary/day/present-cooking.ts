import type { CompanyPortion, LinkedMeal, MealCooking } from "@plateful/contract";
import { portionsToCook } from "@plateful/planning";
import type { LinkedMeal as LinkedMealRow } from "./leftover-store.ts";

export interface MealLinks {
  readonly cooked: LinkedMealRow | null;
  readonly leftovers: readonly LinkedMealRow[] | null;
}

export const NO_LINKS: MealLinks = { cooked: null, leftovers: null };

type Sized = Pick<LinkedMealRow, "portions" | "portions_multiplier" | "company">;

/** How a meal is cooked: nothing for a left-over, and as much as is eaten of it, now and later, for any other. */
export function presentCooking(meal: Sized, { cooked, leftovers }: MealLinks): MealCooking {
  const later = leftovers ?? [];
  return {
    cook_portions: cooked === null ? portionsToCook([meal, ...later]) : 0,
    leftover_of: cooked as LinkedMeal | null,
    leftovers: later as LinkedMeal[],
    company: meal.company as CompanyPortion[],
  };
}
