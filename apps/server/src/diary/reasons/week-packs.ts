import { type CookedFood, type Pack, portionsToCook } from "@plateful/planning";
import { servingGrams, servingsByIds } from "../../foods/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { packOf, plannerId, recipesByIds } from "../../recipes/index.ts";
import type { DatedItemRow } from "../day/calendar-item-store.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";

interface WeekPacks {
  readonly cooked: readonly CookedFood[];
  readonly packs: ReadonlyMap<string, Pack>;
  /** What the foods are called. */
  readonly names: ReadonlyMap<string, string>;
}

/** What the dishes that are cooked within some dates take of the foods that are sold in packs, left-overs of later days included. */
export async function readWeekPacks(
  { db, services, language }: Call,
  items: readonly DatedItemRow[],
  dates: readonly string[],
): Promise<WeekPacks> {
  const cookings = items
    .filter((item) => item.leftover_of === null && dates.includes(item.date))
    .flatMap((item) =>
      item.recipe_template_id === null ? [] : [{ item, recipeId: item.recipe_template_id }],
    )
    .toSorted(
      (a, b) => (a.item.date < b.item.date ? -1 : Number(a.item.date > b.item.date)) || a.item.id - b.item.id,
    );
  const recipes = await recipesByIds(
    services,
    db,
    cookings.map(({ recipeId }) => recipeId),
  );
  const ingredientsOf = (recipeId: number) => recipes.get(recipeId)?.ingredients ?? [];
  const servings = await servingsByIds(
    services,
    db,
    cookings.flatMap(({ recipeId }) => ingredientsOf(recipeId).map((one) => one.suggested_serving_id)),
  );
  const packs = new Map<string, Pack>();
  const names = new Map<string, string>();
  const cooked = cookings.flatMap(({ item, recipeId }) => {
    const eaten = items.filter(({ id, leftover_of: cook }) => id === item.id || cook === item.id);
    const portions = portionsToCook(
      eaten.map((one) => ({
        portions: one.portions ?? 1,
        portions_multiplier: one.portions_multiplier ?? 1,
        company: storedCompany(one.company ?? []),
      })),
    );
    return ingredientsOf(recipeId).flatMap((one): CookedFood[] => {
      const serving = servings.get(one.suggested_serving_id);
      const pack = serving === undefined ? null : packOf(serving.row);
      if (serving === undefined || pack === null || serving.row.is_staple) return [];
      const foodId = plannerId(serving.row.food_id);
      packs.set(foodId, pack);
      names.set(foodId, serving.presented[language].food.name);
      return [{ cooking: item.id, foodId, grams: servingGrams(serving.row) * one.quantity * portions }];
    });
  });
  return { cooked, packs, names };
}
