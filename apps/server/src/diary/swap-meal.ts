import type {
  CalendarDay,
  CalendarItem,
  restoreMeals as restoreEndpoint,
  swapMeal as swapEndpoint,
} from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { changeRecipeMeals, checkSuits } from "./change-recipe-meals.ts";
import { getDayRow, getItemRow, readDay, readItem } from "./read-diary.ts";
import { readStandingDay } from "./standing-day.ts";

/** Puts another recipe in the place of a planned one; the item stays the same (PLAN-032). */
export async function swapMeal(call: Call<typeof swapEndpoint>): Promise<CalendarItem> {
  const { body, db } = call;
  const item = await getItemRow(db, call.params.id);
  const day = await getDayRow(db, item.calendar_day_id);
  const change = { itemId: item.id, recipeId: body.recipe_template, multiplier: body.portions_multiplier };
  const { library, standing } = await readStandingDay(call, item.user_id, day.date);
  checkSuits(library, standing, [change], () => ["recipe_template"]);
  await changeRecipeMeals(call, day, [change]);
  return readItem(call, item.id);
}

/**
 * Puts meals back as they were. What a person had planned may come back, also what the planner would not have chosen
 * (PLAN-034).
 */
export async function restoreMeals(call: Call<typeof restoreEndpoint>): Promise<CalendarDay> {
  const day = await getDayRow(call.db, call.params.id);
  const changes = call.body.meals.map((meal) => ({
    itemId: meal.calendar_item,
    recipeId: meal.recipe_template,
    multiplier: meal.portions_multiplier,
    portions: meal.portions,
  }));
  await changeRecipeMeals(call, day, changes);
  return readDay(call, day);
}
