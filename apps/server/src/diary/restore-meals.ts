import type { CalendarDay, restoreMeals as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { changeRecipeMeals } from "./change-recipe-meals.ts";
import { linkLeftovers } from "./leftover-store.ts";
import { getDayRow, readDay } from "./read-diary.ts";

/**
 * Puts meals back as they were, those that were left of them on other days too. What a person had planned may come back,
 * also what the planner would not have chosen (PLAN-034, PLAN-097).
 */
export async function restoreMeals(call: Call<typeof endpoint>): Promise<CalendarDay> {
  const day = await getDayRow(call.db, call.params.id);
  const changes = call.body.meals.map((meal) => ({
    itemId: meal.calendar_item,
    recipeId: meal.recipe_template,
    multiplier: meal.portions_multiplier,
    portions: meal.portions,
  }));
  await changeRecipeMeals(call, day.user_id, changes);
  const pairs = call.body.leftovers.map((pair) => ({ eat: pair.calendar_item, cook: pair.leftover_of }));
  await linkLeftovers(call.db, pairs);
  return readDay(call, day);
}
