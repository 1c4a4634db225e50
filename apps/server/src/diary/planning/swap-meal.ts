import type { CalendarItem, swapMeal as endpoint } from "@plateful/contract";
import { PORTIONS_MULTIPLIER } from "@plateful/nutrition";
import { roundToStep } from "@plateful/quantities";
import type { Call } from "../../platform/calls/call.ts";
import { recipesByIds } from "../../recipes/index.ts";
import { listDaysByIds } from "../day/calendar-day-store.ts";
import { type ItemRow, listItemsByIds } from "../day/calendar-item-store.ts";
import { listLeftoversOf } from "../day/leftover-store.ts";
import { companiesAfter } from "../day/meal-company.ts";
import { getDayRow, getItemRow, readItem } from "../day/read-diary.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";
import { noteSigns, signsOfExchange } from "../day/recipe-sign-store.ts";
import { isOpenItem, locksOf, readStandingDay } from "../day/standing-day.ts";
import { changeRecipeMeals, checkSuits, type MealChange } from "./change-recipe-meals.ts";

type SwapCall = Call<typeof endpoint>;

/**
 * What is left of a meal becomes the new recipe too, in portions of about the same energy. What was eaten or is locked stays
 * as it is, and is cooked on its own; so does what someone eats along of whom the new recipe does not suit.
 */
async function leftoverChanges(call: SwapCall, cooked: ItemRow): Promise<MealChange[]> {
  const { db, services, body } = call;
  if (body.leftovers === "KEEP" || !cooked.has_leftovers) return [];
  const items = await listItemsByIds(db, await listLeftoversOf(db, cooked.id));
  const days = await listDaysByIds(
    db,
    items.map((item) => item.calendar_day_id),
  );
  const recipe = (await recipesByIds(services, db, [body.recipe_template])).get(body.recipe_template);
  const changes = items.flatMap((item) => {
    const day = days.find(({ id }) => id === item.calendar_day_id);
    if (recipe === undefined || day === undefined) return [];
    if (!isOpenItem(item, item.meal_slot_id, locksOf(day))) return [];
    const { min, max, step } = PORTIONS_MULTIPLIER;
    const wished = roundToStep(item.kcal / recipe.row.kcal, step);
    const change = {
      itemId: item.id,
      recipeId: recipe.row.id,
      multiplier: Math.min(max, Math.max(min, wished)),
    };
    return [{ item, day, change }];
  });
  const companies = await companiesAfter(call, cooked.user_id, changes);
  return changes.flatMap(({ item, change }, at) =>
    companies[at]?.length === storedCompany(item.company ?? []).length ? [change] : [],
  );
}

/** Puts another recipe in the place of a planned one; the item stays the same (PLAN-032, PLAN-097). */
export async function swapMeal(call: SwapCall): Promise<CalendarItem> {
  const { body, db } = call;
  const item = await getItemRow(db, call.params.id);
  const day = await getDayRow(db, item.calendar_day_id);
  const change = { itemId: item.id, recipeId: body.recipe_template, multiplier: body.portions_multiplier };
  const { library, standing } = await readStandingDay(call, item.user_id, day.date);
  checkSuits(library, standing, [change], () => ["recipe_template"]);
  await changeRecipeMeals(call, item.user_id, [change, ...(await leftoverChanges(call, item))]);
  await noteSigns(db, item.user_id, call.today, signsOfExchange(item.recipe_template_id, change.recipeId));
  return readItem(call, item.id);
}
