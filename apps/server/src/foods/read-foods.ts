import type { Food } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { Db } from "../platform/database/open-database.ts";
import { listFoods } from "./food-store.ts";
import { presentFood } from "./present-food.ts";

/** Foods with their servings, in the order of the ids; one that is not there is left out. */
export async function readFoods(
  call: { readonly db: Db; readonly language: CompleteLanguage },
  ids: readonly number[],
): Promise<Food[]> {
  const rows = await listFoods(call.db, ids);
  return [...Map.groupBy(rows, (row) => row.food_id).values()].map((food) =>
    presentFood(food, call.language),
  );
}
