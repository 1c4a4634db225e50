import type { CalendarItem, planOwnProduct as endpoint } from "@plateful/contract";
import { figuresOf, nutrientsOfLabel } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { findOwnProduct, labelOf } from "../../foods/index.ts";
import { invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { addMeal } from "../day/add-meal.ts";
import { statusOfAdded } from "../day/item-status.ts";
import { insertProductMeal } from "../day/other-meal-store.ts";
import { getDayRow } from "../day/read-diary.ts";
import { checkLogging } from "./check-logging.ts";
import { placeOf } from "./plan-single-food-meal.ts";

/** As exact as an amount that is changed later needs it. */
const stored = (value: number) => roundHalfUp(value, 6);

/**
 * Puts an amount of a product of one's own into the diary: its name and figures as they are now, so that neither a change nor the
 * end of the product moves what was eaten (FOOD-064).
 */
export async function planOwnProduct(call: Call<typeof endpoint>): Promise<CalendarItem> {
  const { body, db } = call;
  const day = await getDayRow(db, body.calendar_day_id);
  await checkLogging(call, day.user_id);
  const kind = "quickaddmeal" as const;
  const status = statusOfAdded(call, { day, kind, said: body.status });
  const { slotId, moment } = await placeOf(call, day.user_id);
  const product = await findOwnProduct(db, body.own_product_id);
  const figures = product?.user_id === day.user_id ? figuresOf(labelOf(product), body.amount) : null;
  if (product === undefined || figures === null)
    throw invalidField("own_product_id", { code: "invalid_pk", id: body.own_product_id });
  const meal = await insertProductMeal(db, day.user_id, {
    name: product.name,
    amount: body.amount,
    unit: product.unit,
    kcal: stored(figures.kcal),
    protein: stored(figures.protein),
    carbohydrates: stored(figures.carbohydrates),
    fat: stored(figures.fat),
    fiber: figures.fiber === null ? null : stored(figures.fiber),
    nutrients: nutrientsOfLabel(labelOf(product), body.amount),
  });
  return addMeal(call, day, {
    slotId,
    moment,
    contentType: kind,
    objectId: meal.id,
    status,
  });
}
