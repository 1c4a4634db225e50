import type { CalendarItem, planSimpleRecipe as endpoint } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { findVisibleRecipe, insertSimpleMeals, toNewSimpleMeal, viewOf } from "../../simple-recipes/index.ts";
import { addItems } from "../day/add-items.ts";
import { deleteItems } from "../day/calendar-item-store.ts";
import { findSlotOf } from "../day/diary-reference-store.ts";
import { statusOfAdded } from "../day/item-status.ts";
import { first, getDayRow, getItemRow, readItem } from "../day/read-diary.ts";

interface Place {
  readonly slotId: number | null;
  readonly moment: MealMoment;
}

/** The slot that the caller names, else only a moment of the day: people of a simple organisation may have no plan. */
async function placeOf(call: Call<typeof endpoint>, userId: number): Promise<Place> {
  const { meal_slot_id: slotId = null, meal_moment: moment } = call.body;
  if (slotId !== null) {
    const slot = await findSlotOf(call.db, userId, slotId);
    if (slot === undefined) throw new Problem("not_found");
    return { slotId, moment: slot.meal_moment as MealMoment };
  }
  if (moment === undefined) throw invalidField("meal_slot_id", "required");
  return { slotId: null, moment };
}

/**
 * Stores a simple recipe as a meal of the day's owner and plans it; an item to replace goes in the same transaction, so
 * a failure leaves it where it was (SREC-027).
 */
export async function planSimpleRecipe(call: Call<typeof endpoint>): Promise<CalendarItem> {
  const { body, db, now } = call;
  const day = await getDayRow(db, body.calendar_day_id);
  const place = await placeOf(call, day.user_id);
  const recipe = await findVisibleRecipe(db, viewOf(call.actor), body.simple_recipe_id);
  if (recipe === undefined) throw new Problem("not_found");
  if (body.calendar_item_to_replace !== undefined && body.calendar_item_to_replace !== null) {
    const old = await getItemRow(db, body.calendar_item_to_replace);
    if (old.user_id !== day.user_id) throw new Problem("not_found");
    await deleteItems(db, [old.id]);
  }
  const kind = "simplerecipemeal" as const;
  const status = statusOfAdded(call, { day, kind, said: body.status });
  const meal = toNewSimpleMeal(recipe, day.user_id, body.meal_servings);
  const objectId = first(await insertSimpleMeals(db, [meal], now));
  const shared = { userId: day.user_id, dayId: day.id, contentType: kind, status };
  return readItem(call, first(await addItems(call, [{ ...shared, ...place, objectId }])));
}
