import { compileLinks, type LinkRules } from "../model/links.ts";
import type { DayInput, MealLink } from "../model/plan-input.ts";
import type { PlannedDay, PlannedMeal } from "../model/plan-result.ts";

/**
 * Says on each meal how much is cooked for it: a meal that serves later slots too is cooked for all of them at once, and
 * nothing is cooked for its left-overs. Says too which meals are cooked on an earlier day.
 */
export function withCooking(
  days: readonly DayInput[],
  rules: LinkRules,
  planned: readonly PlannedDay[],
): PlannedDay[] {
  const { filling, aheadOf } = compileLinks(days, rules);
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
  const present = (meal: PlannedMeal, day: number): PlannedMeal => {
    const link = leftovers.get(meal);
    if (link) return { ...meal, leftoverOf: link.cook, cookPortions: 0 };
    const ahead = aheadOf({ day, slotId: meal.slotId });
    const cooked = ahead === 0 ? meal : { ...meal, cookedAhead: ahead };
    const later = mealsLater.get(meal);
    return later === undefined ? cooked : { ...cooked, cookPortions: tidy(portionsOf(meal) + later) };
  };
  return planned.map((day, at) => ({ ...day, meals: day.meals.map((meal) => present(meal, at)) }));
}

/** Portions of a meal for everybody at the table. */
const portionsOf = (meal: PlannedMeal): number => meal.cookPortions ?? meal.portions;

/** Without the tail of binary fractions. */
const tidy = (portions: number): number => Math.round(portions * 1e6) / 1e6;
