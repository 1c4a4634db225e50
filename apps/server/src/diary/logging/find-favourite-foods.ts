import type { findFavouriteFoods as endpoint, FavouriteFoods, RememberedFood } from "@plateful/contract";
import { servingsOfFoods, usualServings } from "../../foods/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { listEatenFoods } from "./eaten-food-store.ts";
import { listFavouriteFoodIds } from "./favourite-food-store.ts";
import { presentRemembered } from "./present-remembered.ts";

/** The favourite foods of the person, each in the amount of the last time, or else one of it (FOOD-075, FOOD-078). */
export async function findFavouriteFoods(call: Call<typeof endpoint>): Promise<FavouriteFoods> {
  const { db, services, subjectId: userId, language, today } = call;
  const foods = await listFavouriteFoodIds(db, userId);
  if (foods.length === 0) return { foods: [] };
  const eaten = Map.groupBy(
    await listEatenFoods(db, { userId, date: today, today, foods }),
    ({ foodId }) => foodId,
  );
  const servings = await servingsOfFoods(services, db, foods);
  const usual = await usualServings(call, foods);
  const present = (food: number): RememberedFood[] => {
    const times = eaten.get(food) ?? [];
    const own = servings.get(food) ?? [];
    const last = times.find(({ servingId }) => own.some(({ row }) => row.id === servingId));
    const serving = own.find(({ row }) => row.id === last?.servingId) ?? usual.get(food);
    if (serving === undefined) return [];
    const quantity = last?.quantity ?? 1;
    return [presentRemembered(serving, { quantity, times: times.length }, language)];
  };
  return { foods: foods.flatMap(present) };
}
