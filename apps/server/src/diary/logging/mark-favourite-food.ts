import { type AnswerOf, type markFavouriteFood as endpoint, MAX_FAVOURITE_FOODS } from "@plateful/contract";
import { servingsOfFoods } from "../../foods/index.ts";
import { invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { deleteFavouriteFood, insertFavouriteFood, listFavouriteFoodIds } from "./favourite-food-store.ts";

/**
 * Marks a food as a favourite of the person, or takes the mark off (FOOD-075).
 * @throws InvalidFields too_many_favourites with 200 already; calls that race may pass it by a few.
 */
export async function markFavouriteFood(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { body, db, services, subjectId: userId, now } = call;
  if (!body.is_favourite) {
    await deleteFavouriteFood(db, userId, body.food);
    return body;
  }
  if (!(await servingsOfFoods(services, db, [body.food])).has(body.food))
    throw invalidField("food", { code: "invalid_pk", id: body.food });
  const marked = await listFavouriteFoodIds(db, userId);
  if (!marked.includes(body.food) && marked.length >= MAX_FAVOURITE_FOODS)
    throw invalidField("", "too_many_favourites");
  await insertFavouriteFood(db, userId, body.food, now);
  return body;
}
