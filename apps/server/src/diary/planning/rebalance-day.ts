import type { CalendarDay, rebalanceDay as endpoint } from "@plateful/contract";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { getDayRow, readDay } from "../day/read-diary.ts";
import { readStandingDay } from "../day/standing-day.ts";
import { changeRecipeMeals, checkSuits } from "./change-recipe-meals.ts";

/** Carries an offer out, all of it or nothing (PLAN-043). */
export async function rebalanceDay(call: Call<typeof endpoint>): Promise<CalendarDay> {
  const day = await getDayRow(call.db, call.params.id);
  const changes = call.body.meals.map((meal) => ({
    itemId: meal.calendar_item,
    recipeId: meal.recipe_template,
    multiplier: meal.portions_multiplier,
  }));
  const { library, standing } = await readStandingDay(call, day.user_id, day.date);
  checkSuits(library, standing, changes, (at) => ["meals", at, "recipe_template"]);
  const ofDay = new Set(standing.meals.filter(({ date }) => date === day.date).map(({ id }) => id));
  if (changes.some(({ itemId }) => !ofDay.has(itemId))) throw new Problem("not_found");
  await changeRecipeMeals(call, day.user_id, changes);
  return readDay(call, day);
}
