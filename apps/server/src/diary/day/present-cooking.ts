import type { CompanyPortion, LinkedMeal, MealCooking } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import type { LinkedMeal as LinkedMealRow } from "./leftover-store.ts";

export interface MealLinks {
  readonly cooked: LinkedMealRow | null;
  readonly leftovers: readonly LinkedMealRow[] | null;
}

export const NO_LINKS: MealLinks = { cooked: null, leftovers: null };

type Sized = Pick<LinkedMealRow, "portions" | "portions_multiplier" | "company">;

/** Standard portions of a meal for everybody at its table. */
const amountOf = ({ portions, portions_multiplier: multiplier, company }: Sized): number =>
  company.reduce((sum, eater) => sum + eater.portions, portions * multiplier);

/** How a meal is cooked: nothing for a left-over, and as much as is eaten of it, now and later, for any other. */
export function presentCooking(meal: Sized, { cooked, leftovers }: MealLinks): MealCooking {
  const later = leftovers ?? [];
  const portions = later.reduce((sum, left) => sum + amountOf(left), amountOf(meal));
  return {
    cook_portions: cooked === null ? roundHalfUp(portions, 2) : 0,
    leftover_of: cooked as LinkedMeal | null,
    leftovers: later as LinkedMeal[],
    company: meal.company as CompanyPortion[],
  };
}
