import type { CompanyPortion, LinkedMeal, MealCooking } from "@plateful/contract";
import { portionsToCook } from "@plateful/planning";
import type { CookedAheadMeal, LinkedMeal as LinkedMealRow } from "./leftover-store.ts";

export interface MealLinks {
  readonly cooked: LinkedMealRow | null;
  readonly leftovers: readonly LinkedMealRow[] | null;
  /** The earlier day on which it is cooked; null for its own. */
  readonly cook_on: string | null;
  /** Meals of later days that are cooked with it. */
  readonly ahead: readonly CookedAheadMeal[] | null;
}

export const NO_LINKS: MealLinks = { cooked: null, leftovers: null, cook_on: null, ahead: null };

type AlsoCook = NonNullable<MealCooking["also_cook"]>[number];

type Sized = Pick<LinkedMealRow, "portions" | "portions_multiplier" | "company">;

function presentAhead(other: CookedAheadMeal, nameOf: (recipeId: number) => string): AlsoCook {
  const meals = [other, ...(other.leftovers ?? [])];
  return {
    calendar_item: other.calendar_item,
    recipe_meal: other.recipe_meal,
    name: nameOf(other.recipe_template),
    cook_portions: portionsToCook(meals),
    meals: meals.map(({ date, meal_moment, is_frozen }) => ({
      date,
      meal_moment: meal_moment as LinkedMeal["meal_moment"],
      is_frozen,
    })),
  };
}

/**
 * How a meal is cooked: nothing for a left-over, and as much as is eaten of it, now and later, for any other.
 *
 * @param nameOf names a recipe
 */
export function presentCooking(
  meal: Sized,
  { cooked, leftovers, cook_on, ahead }: MealLinks,
  nameOf: (recipeId: number) => string,
): MealCooking {
  const later = leftovers ?? [];
  return {
    cook_portions: cooked === null ? portionsToCook([meal, ...later]) : 0,
    leftover_of: cooked as LinkedMeal | null,
    leftovers: later as LinkedMeal[],
    ...(cook_on === null ? {} : { cook_on }),
    ...(ahead === null ? {} : { also_cook: ahead.map((other) => presentAhead(other, nameOf)) }),
    company: meal.company as CompanyPortion[],
  };
}
