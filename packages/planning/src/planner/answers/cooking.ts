import { compileLinks } from "../model/links.ts";
import type { DayInput, MealLink } from "../model/plan-input.ts";
import type { PlannedDay, PlannedMeal } from "../model/plan-result.ts";

/**
 * Says on each meal how much is cooked for it: a meal that serves later slots too is cooked for all of them at once, and
 * nothing is cooked for its left-overs.
 */
export function withCooking(
  days: readonly DayInput[],
  links: readonly MealLink[],
  planned: readonly PlannedDay[],
): PlannedDay[] {
  const { filling } = compileLinks(days, links);
  const mealsLater = new Map<PlannedMeal, number>();
  const leftovers = new Map<PlannedMeal, MealLink>();
  planned.forEach((day, at) => {
    for (const meal of day.meals) {
      const link = filling({ day: at, slotId: meal.slotId });
      if (link?.kind !== "LEFTOVER") continue;
      const cooked = planned[link.cook.day]?.meals.find(({ slotId }) => slotId === link.cook.slotId);
      const isFixed = days[link.cook.day]?.fixed?.some(
        ({ slotId, recipeId }) => slotId === link.cook.slotId && recipeId === meal.recipeId,
      );
      if (cooked?.recipeId !== meal.recipeId && isFixed !== true) continue;
      leftovers.set(meal, link);
      if (cooked) mealsLater.set(cooked, (mealsLater.get(cooked) ?? 0) + portionsOf(meal));
    }
  });
  const present = (meal: PlannedMeal): PlannedMeal => {
    const link = leftovers.get(meal);
    if (link) return { ...meal, leftoverOf: link.cook, cookPortions: 0 };
    const later = mealsLater.get(meal);
    return later === undefined ? meal : { ...meal, cookPortions: tidy(portionsOf(meal) + later) };
  };
  return planned.map((day) => ({ ...day, meals: day.meals.map(present) }));
}

/** Portions of a meal for everybody at the table. */
const portionsOf = (meal: PlannedMeal): number => meal.cookPortions ?? meal.portions;

/** Without the tail of binary fractions. */
const tidy = (portions: number): number => Math.round(portions * 1e6) / 1e6;
