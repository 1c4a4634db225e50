import type { Food } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import type { Db } from "../platform/database/open-database.ts";
import { type FoodRow, listServingsOfFoods } from "./food-store.ts";
import { presentFood } from "./present-food.ts";

/** Foods with their servings, in the order of the rows. */
export async function presentFoods(
  call: { readonly db: Db; readonly language: Language },
  rows: readonly FoodRow[],
): Promise<Food[]> {
  const ids = rows.map(({ id }) => id);
  const servings = Map.groupBy(await listServingsOfFoods(call.db, ids), (serving) => serving.food_id);
  return rows.map((row) => presentFood(row, servings.get(row.id) ?? [], call.language));
}
