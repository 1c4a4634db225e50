import type { findUsualFoods as endpoint, RememberedFood, UsualFoodsOfMeal } from "@plateful/contract";
import { type RememberedFood as Remembered, usualFoods } from "@plateful/planning";
import { servingsByIds, usualServings } from "../../foods/index.ts";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { isPersonThere } from "../day/diary-reference-store.ts";
import { listEatenFoods } from "./eaten-food-store.ts";
import { presentRemembered } from "./present-remembered.ts";

/** What someone ate before and may add to a meal again with one press, in the amount of the last time (FOOD-048). */
export async function findUsualFoods(call: Call<typeof endpoint>): Promise<UsualFoodsOfMeal> {
  const { db, services, subjectId, query, language, today } = call;
  if (!(await isPersonThere(db, subjectId))) throw new Problem("not_found");
  const { date, meal_moment: moment, food: foods } = query;
  const eaten = await listEatenFoods(db, { ...{ userId: subjectId, date, today }, foods });
  const most = foods === undefined ? {} : { most: foods.length };
  const { usual, recent } = usualFoods(eaten, { date, moment, ...most });
  const known = [...usual, ...recent];
  const servings = await servingsByIds(
    services,
    db,
    known.map(({ servingId }) => servingId),
  );
  const present = ({ servingId, quantity, times }: Remembered): RememberedFood[] => {
    const serving = servings.get(servingId);
    return serving === undefined ? [] : [presentRemembered(serving, { quantity, times }, language)];
  };
  const eatenFoods = new Set(known.map(({ foodId }) => foodId));
  const others = await usualServings(
    call,
    [...new Set(foods)].filter((id) => !eatenFoods.has(id)),
  );
  const never = [...others.values()].map((one) =>
    presentRemembered(one, { quantity: 1, times: 0 }, language),
  );
  return { usual: usual.flatMap(present), recent: [...recent.flatMap(present), ...never] };
}
