import type { BodyOf, CalendarDay, restoreMeals } from "@plateful/contract";

type MealsBefore = BodyOf<typeof restoreMeals>["meals"];

/** The planned recipes of a day as they stand, so that a change of some of them can be taken back (ledger PLAN-034). */
export const mealsBefore = (day: CalendarDay, itemIds: readonly number[]): MealsBefore =>
  day.calendar_items.flatMap((item) =>
    item.content_type === "recipemeal" && itemIds.includes(item.id)
      ? [
          {
            calendar_item: item.id,
            recipe_template: item.meal.recipe_template.id,
            portions: item.meal.portions,
            portions_multiplier: item.meal.portions_multiplier,
          },
        ]
      : [],
  );
