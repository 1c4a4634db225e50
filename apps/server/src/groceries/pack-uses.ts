import { daysBetween, type Pack, type PackUse, portionsToCook } from "@plateful/planning";
import { servingGrams, servingsByIds } from "../foods/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { packOf, plannerId, recipesByIds } from "../recipes/index.ts";
import type { RecipeMealRow } from "./recipe-meal-store.ts";

/** What meals before a day took of the foods whose packs keep (PLAN-221). */
export async function packUses(
  { db, services }: { readonly db: Db; readonly services: Services },
  meals: readonly RecipeMealRow[],
  day: string,
) {
  const ids = [...new Set(meals.map(({ recipe_template_id: id }) => id))];
  const recipes = await recipesByIds(services, db, ids);
  const ingredientsOf = (id: number) => recipes.get(id)?.ingredients ?? [];
  const servingIds = ids.flatMap(ingredientsOf).map((one) => one.suggested_serving_id);
  const servings = await servingsByIds(services, db, servingIds);
  const packs = new Map<string, Pack>();
  const uses = meals.flatMap((meal) => {
    const portions = portionsToCook([{ ...meal, company: meal.company as { portions: number }[] }]);
    return ingredientsOf(meal.recipe_template_id).flatMap((one): PackUse[] => {
      const row = servings.get(one.suggested_serving_id)?.row;
      const pack = row === undefined ? null : packOf(row);
      if (row === undefined || pack === null || pack.shelfLife === "FRESH") return [];
      const foodId = plannerId(row.food_id);
      packs.set(foodId, pack);
      const grams = servingGrams(row) * one.quantity * portions;
      return [{ foodId, daysAgo: daysBetween(meal.date, day), grams }];
    });
  });
  return { uses, packs };
}
