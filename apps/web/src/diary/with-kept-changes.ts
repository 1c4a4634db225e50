import type { CalendarDay, CalendarItem } from "@plateful/contract";
import { personalPortionMacros } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { KeptChange, KeptMeal } from "../lib/kept-changes.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** An item that shows what the server does not know yet. */
type KeptItem = RecipeItem & { readonly isKept: true };

export const isKept = (item: CalendarItem): item is KeptItem => "isKept" in item;

function changed(item: RecipeItem, { recipe, multiplier }: KeptMeal): KeptItem {
  const { kcal, protein, carbohydrates, fat, fiber } = personalPortionMacros(recipe, multiplier);
  return {
    ...item,
    isKept: true,
    meal: {
      ...item.meal,
      recipe_template: recipe,
      portions_multiplier: multiplier,
      kcal: roundHalfUp(kcal, 1),
      protein: roundHalfUp(protein, 1),
      carbohydrates: roundHalfUp(carbohydrates, 1),
      fat: roundHalfUp(fat, 1),
      fiber: fiber === null ? null : roundHalfUp(fiber, 1),
    },
  };
}

/** Only what is still planned changes: what was eaten meanwhile is a fact, and the server will say so. */
const isOpen = (item: CalendarItem): item is RecipeItem =>
  item.content_type === "recipemeal" && item.status === "PLANNED";

/** A day as it will be once the changes that wait have been sent (ledger PLAN-115). */
export function withKeptChanges(day: CalendarDay, waiting: readonly KeptChange[]): CalendarDay {
  const own = waiting.filter((change) => change.dayId === day.id && change.userId === day.user);
  if (own.length === 0) return day;
  const meals = new Map(own.flatMap((change) => change.meals).map((meal) => [meal.calendarItem, meal]));
  return {
    ...day,
    calendar_items: day.calendar_items.map((item) => {
      const meal = meals.get(item.id);
      return meal === undefined || !isOpen(item) ? item : changed(item, meal);
    }),
  };
}
