import { addDays } from "@plateful/nutrition";
import {
  daysBetween,
  leftOfPacks,
  MEMORY_DAYS,
  type Pack,
  type PackUse,
  portionsToCook,
} from "@plateful/planning";
import { servingGrams, servingsByIds } from "../../foods/index.ts";
import { listFoodsAtHome } from "../../groceries/index.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { packOf, plannerId, recipesByIds } from "../../recipes/index.ts";
import { listRecipeMealsBetween } from "../day/calendar-item-store.ts";

type MealRow = Awaited<ReturnType<typeof listRecipeMealsBetween>>[number];

/** A recipe on a date of the diary. */
interface ServedMeal {
  readonly date: string;
  readonly recipeTemplateId: number;
}

/** How the weeks around some days weigh on a plan of them. */
export interface RememberedWeeks {
  /** What was had and is planned within four weeks of the days, and on them. */
  readonly served: readonly ServedMeal[];
  /** Foods that need not be bought: those that the person says to have, and what keeps of packs that meals up to today left. */
  readonly atHome: readonly number[];
}

/** What meals took of the foods whose packs keep. */
async function packUses(services: Services, db: Db, meals: readonly MealRow[], today: string) {
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
      return [{ foodId, daysAgo: daysBetween(meal.date, today), grams }];
    });
  });
  return { uses, packs };
}

/** Reads the four weeks around some days (PLAN-197, PLAN-221). */
export async function readRememberedWeeks(
  { db, services }: { readonly db: Db; readonly services: Services },
  userId: number,
  { first, last, today }: { readonly first: string; readonly last: string; readonly today: string },
): Promise<RememberedWeeks> {
  const from = addDays(first < today ? first : today, -MEMORY_DAYS);
  const meals = await listRecipeMealsBetween(db, { userId, from, to: addDays(last, MEMORY_DAYS) });
  const lately = meals.filter(({ date }) => date < today && date >= addDays(today, -MEMORY_DAYS));
  const { uses, packs } = await packUses(services, db, lately, today);
  const left = leftOfPacks(uses, packs).map(Number);
  return {
    served: meals.map(({ date, recipe_template_id: id }) => ({ date, recipeTemplateId: id })),
    atHome: [...new Set([...(await listFoodsAtHome(db, userId)), ...left])].sort((a, b) => a - b),
  };
}
