import type { CalendarItem, swapMeal as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { changeRecipeMeals, checkSuits } from "./change-recipe-meals.ts";
import { getDayRow, getItemRow, readItem } from "./read-diary.ts";
import { readStandingDay } from "./standing-day.ts";

/** Puts another recipe in the place of a planned one; the item stays the same (PLAN-032). */
export async function swapMeal(call: Call<typeof endpoint>): Promise<CalendarItem> {
  const { body, db } = call;
  const item = await getItemRow(db, call.params.id);
  const day = await getDayRow(db, item.calendar_day_id);
  const change = { itemId: item.id, recipeId: body.recipe_template, multiplier: body.portions_multiplier };
  const { library, standing } = await readStandingDay(call, item.user_id, day.date);
  checkSuits(library, standing, [change], () => ["recipe_template"]);
  await changeRecipeMeals(call, day, [change]);
  return readItem(call, item.id);
}
