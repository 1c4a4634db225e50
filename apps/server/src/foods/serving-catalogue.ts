import type { ServingOfIngredient } from "@plateful/contract";
import type { PortionNutrition } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { inEachLanguage } from "../platform/base/language-columns.ts";
import { type Lookup, lookUpInBoth } from "../platform/base/lookup.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listServingsWithFoods, type ServingWithFood } from "./food-store.ts";
import { presentServingWithFood, servingNutrition } from "./present-food.ts";

/** A serving in every form in which meals need it, made once. */
export interface CataloguedServing {
  readonly row: ServingWithFood;
  readonly nutrition: PortionNutrition;
  readonly presented: Readonly<Record<CompleteLanguage, ServingOfIngredient>>;
}

export type ServingCatalogue = Lookup<CataloguedServing>;

const KEY = Symbol("servings");
const BY_FOOD = Symbol("servings by food");

const toCatalogue = (rows: readonly ServingWithFood[]): ReadonlyMap<number, CataloguedServing> =>
  new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        nutrition: servingNutrition(row),
        presented: inEachLanguage((language) => presentServingWithFood(row, language)),
      },
    ]),
  );

/** Every serving of the starter library by its id; it changes only when content is loaded. */
export function servingCatalogue(
  services: Services,
  db: Db,
): Promise<ReadonlyMap<number, CataloguedServing>> {
  return fromContent(services, db, KEY, async (trx) =>
    toCatalogue(await listServingsWithFoods(trx, "library")),
  );
}

/** The library's servings with these others: imported products are too many to be kept in memory. */
export async function servingsByIds(
  services: Services,
  db: Db,
  ids: Iterable<number>,
): Promise<ServingCatalogue> {
  const library = await servingCatalogue(services, db);
  const missing = [...new Set(ids)].filter((id) => !library.has(id));
  if (missing.length === 0) return library;
  return lookUpInBoth(library, toCatalogue(await listServingsWithFoods(db, { ids: missing })));
}

/** The servings of foods by the id of the food, in their order; the foods of the library come from memory. */
export async function servingsOfFoods(
  services: Services,
  db: Db,
  foods: readonly number[],
): Promise<Lookup<readonly CataloguedServing[]>> {
  const library = await fromContent(services, db, BY_FOOD, async () =>
    Map.groupBy((await servingCatalogue(services, db)).values(), ({ row }) => row.food_id),
  );
  const missing = [...new Set(foods)].filter((id) => !library.has(id));
  if (missing.length === 0) return library;
  const others = toCatalogue(await listServingsWithFoods(db, { foods: missing }));
  return lookUpInBoth(
    library,
    Map.groupBy(others.values(), ({ row }) => row.food_id),
  );
}
