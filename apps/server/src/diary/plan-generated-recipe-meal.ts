import type { CalendarItem, planGeneratedRecipeMeal as endpoint } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findPlannableRecipe, portionOf } from "../recipes/index.ts";
import { addMeal } from "./day/add-meal.ts";
import { deleteItems } from "./day/calendar-item-store.ts";
import { findSlotOf } from "./day/diary-reference-store.ts";
import { statusOfAdded } from "./day/item-status.ts";
import { seatCompany } from "./day/meal-company.ts";
import { first, getDayRow, getItemRow } from "./day/read-diary.ts";
import { insertRecipeMeals } from "./day/recipe-meal-store.ts";
import { type NotedSign, noteSigns, signsOfExchange } from "./day/recipe-sign-store.ts";
import { referredId } from "./recipe-meals.ts";

/**
 * Stores a recipe as a meal of the day's owner and plans it in a slot; an item to replace goes in the same transaction,
 * so a failure leaves it where it was (DIARY-071, DIARY-072). Figures are computed here, never taken from the caller.
 */
export async function planGeneratedRecipeMeal(call: Call<typeof endpoint>): Promise<CalendarItem> {
  const { body, db, now } = call;
  const day = await getDayRow(db, body.calendar_day_id);
  const slot = await findSlotOf(db, day.user_id, body.meal_slot_specification_id);
  const kind = "recipemeal" as const;
  const status = statusOfAdded(call, { day, kind, said: body.status });
  const recipeId = referredId(body.recipe_template);
  const recipe = await findPlannableRecipe(call.services, db, recipeId);
  if (slot === undefined || recipe === null) throw new Problem("not_found");
  const signs: NotedSign[] = [];
  if (body.calendar_item_to_replace !== undefined && body.calendar_item_to_replace !== null) {
    const old = await getItemRow(db, body.calendar_item_to_replace);
    if (old.user_id !== day.user_id) throw new Problem("not_found");
    await deleteItems(db, [old.id]);
    signs.push(...signsOfExchange(old.recipe_template_id, recipeId));
  }
  if (signs.length === 0) signs.push({ recipeId, kind: "ADDED" });
  await noteSigns(db, day.user_id, call.today, signs);
  const nutrition = portionOf(recipe.row, body.portions_multiplier);
  const seating = { date: day.date, slotId: slot.id, recipeId, own: nutrition };
  const meal = {
    userId: day.user_id,
    recipeId,
    portions: body.portions_to_plan,
    multiplier: body.portions_multiplier,
    nutrition,
    directions: body.directions ?? null,
    company: first(await seatCompany(call, day.user_id, [seating])),
  };
  const objectId = first(await insertRecipeMeals(db, [meal], now));
  return addMeal(call, day, {
    slotId: slot.id,
    moment: slot.meal_moment as MealMoment,
    contentType: kind,
    objectId,
    status,
  });
}
