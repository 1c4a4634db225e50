import type { GroceryList, GroceryListItem } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { recipesByIds } from "../recipes/index.ts";
import type { ItemRow, LeftOver } from "./grocery-item-store.ts";
import { presentGroceryItem } from "./present-grocery-item.ts";
import { listStillPlanned } from "./recipe-meal-store.ts";

type Reader = Pick<Call, "db" | "services" | "language">;

const leftOverOf = (row: ItemRow): LeftOver | null => row.left_over as LeftOver | null;

/**
 * Which meal uses up what is left, as long as it is planned: a list keeps what is bought (GROC-021), but a meal that was taken off
 * the plan uses nothing (GROC-043).
 */
async function readUsers({ db, services, language }: Reader, rows: readonly ItemRow[]) {
  const wanted = rows.flatMap((row) => leftOverOf(row)?.used_by ?? []);
  const planned = await listStillPlanned(
    db,
    wanted.map(({ item }) => item),
  );
  const recipes = await recipesByIds(
    services,
    db,
    planned.map(({ recipe }) => recipe),
  );
  return (used: LeftOver["used_by"]) => {
    const meal = planned.find(({ id, recipe }) => id === used?.item && recipe === used.recipe);
    const name = meal && recipes.get(meal.recipe)?.summary[language].name;
    return meal === undefined || name === undefined ? null : { date: meal.date, name };
  };
}

/** Items of the caller's own lists, with what is said of them to the owner alone. */
export async function presentOwnItems(call: Reader, rows: readonly ItemRow[]): Promise<GroceryListItem[]> {
  const userOf = await readUsers(call, rows);
  return rows.map((row) => {
    const left = leftOverOf(row);
    return {
      ...presentGroceryItem(row, call.language),
      left_over: left === null ? null : { amount: left.amount, used_by: userOf(left.used_by) },
      is_likely_at_home: row.is_likely_at_home,
      at_home_until: row.at_home_until,
      dishes: row.recipe_ids,
    };
  });
}

export async function presentOwnItem(call: Reader, row: ItemRow): Promise<GroceryListItem> {
  const [item] = await presentOwnItems(call, [row]);
  if (item === undefined) throw new Error("The item was not presented.");
  return item;
}

/** The dishes that items are bought for, each once; one that is gone is left out (GROC-046). */
export async function dishesOf(
  { db, services, language }: Reader,
  rows: readonly ItemRow[],
): Promise<(ids: readonly number[]) => GroceryList["dishes"]> {
  const recipes = await recipesByIds(services, db, new Set(rows.flatMap((row) => row.recipe_ids)));
  return (ids) =>
    [...new Set(ids)].flatMap((recipeId) => {
      const recipe = recipes.get(recipeId)?.summary[language];
      if (recipe === undefined) return [];
      const { id, name, image, picture_version } = recipe;
      return [{ id, name, image, picture_version }];
    });
}
