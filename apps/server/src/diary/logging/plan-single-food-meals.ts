import type { CalendarItem, planSingleFoodMeals as endpoint } from "@plateful/contract";
import { InvalidFields } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { addItems } from "../day/add-items.ts";
import { listItemsByIds } from "../day/calendar-item-store.ts";
import { statusOfAdded } from "../day/item-status.ts";
import { getDayRow, presentItems } from "../day/read-diary.ts";
import { insertSingleFoods, listKnownServings } from "../day/single-food-store.ts";
import { checkLogging } from "./check-logging.ts";
import { placeOf } from "./plan-single-food-meal.ts";

type Foods = Call<typeof endpoint>["body"]["foods"];

/** @throws InvalidFields at each food with a serving that no food has. */
async function requireServings(call: Pick<Call, "db">, foods: Foods): Promise<void> {
  const known = await listKnownServings(
    call.db,
    foods.map((food) => food.suggested_serving_id),
  );
  const problems = foods.flatMap(({ suggested_serving_id: id }, at) =>
    known.has(id)
      ? []
      : [{ path: ["foods", at, "suggested_serving_id"], error: { code: "invalid_pk" as const, id } }],
  );
  if (problems.length > 0) throw new InvalidFields(problems);
}

/** Puts amounts of several foods into one meal of the day's owner as eaten or planned, all of them or none (FOOD-070). */
export async function planSingleFoodMeals(
  call: Call<typeof endpoint>,
): Promise<{ calendar_items: CalendarItem[] }> {
  const { body, db, now } = call;
  const day = await getDayRow(db, body.calendar_day_id);
  await checkLogging(call, day.user_id);
  const kind = "singlefoodmeal" as const;
  const status = statusOfAdded(call, { day, kind, said: body.status });
  const { slotId, moment } = await placeOf(call, day.user_id);
  await requireServings(call, body.foods);
  const amounts = body.foods.map((food) => ({
    servingId: food.suggested_serving_id,
    quantity: food.quantity,
  }));
  const meals = await insertSingleFoods(db, day.user_id, amounts, now);
  const about = { userId: day.user_id, dayId: day.id, slotId, moment, contentType: kind, status };
  const ids = await addItems(
    call,
    meals.map((objectId) => ({ ...about, objectId })),
  );
  return { calendar_items: await presentItems(call, await listItemsByIds(db, ids)) };
}
