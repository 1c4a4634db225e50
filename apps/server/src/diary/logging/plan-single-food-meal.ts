import type {
  CalendarItem,
  planSingleFoodMeal as endpoint,
  planOwnProduct,
  planSingleFoodMeals,
} from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { addMeal } from "../day/add-meal.ts";
import { findSlotOf } from "../day/diary-reference-store.ts";
import { statusOfAdded } from "../day/item-status.ts";
import { getDayRow } from "../day/read-diary.ts";
import { insertSingleFood } from "../day/single-food-store.ts";
import { checkLogging } from "./check-logging.ts";
import { requireServing } from "./single-food-meals.ts";

interface Place {
  readonly slotId: number | null;
  readonly moment: MealMoment;
}

/** A slot of the day's owner, or else only a moment of the day. */
export async function placeOf(
  call: Call<typeof endpoint> | Call<typeof planOwnProduct> | Call<typeof planSingleFoodMeals>,
  userId: number,
): Promise<Place> {
  const { meal_slot_id: slotId, meal_moment: moment } = call.body;
  if (slotId === undefined || slotId === null) {
    if (moment === undefined || moment === null) throw invalidField("meal_slot_id", "required");
    return { slotId: null, moment };
  }
  const slot = await findSlotOf(call.db, userId, slotId);
  if (slot === undefined) throw new Problem("not_found");
  return { slotId, moment: slot.meal_moment as MealMoment };
}

/** Stores an amount of one food for the day's owner and puts it there as eaten or planned, both or neither. */
export async function planSingleFoodMeal(call: Call<typeof endpoint>): Promise<CalendarItem> {
  const { body, db, now } = call;
  const day = await getDayRow(db, body.calendar_day_id);
  await checkLogging(call, day.user_id);
  const kind = "singlefoodmeal" as const;
  const status = statusOfAdded(call, { day, kind, said: body.status });
  const { slotId, moment } = await placeOf(call, day.user_id);
  const servingId = await requireServing(call, "suggested_serving_id", body.suggested_serving_id);
  const amount = { servingId, quantity: body.quantity };
  const objectId = await insertSingleFood(db, day.user_id, amount, now);
  return addMeal(call, day, {
    slotId,
    moment,
    contentType: kind,
    objectId,
    status,
  });
}
