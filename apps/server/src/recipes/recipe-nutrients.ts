import { type NutrientAmounts, type NutrientPart, scaleNutrients, sumNutrients } from "@plateful/nutrition";
import type { PortionNutrients } from "@plateful/planning";
import { type ServingCatalogue, servingGrams, servingsByIds } from "../foods/index.ts";
import { type Lookup, lookUpInBoth } from "../platform/base/lookup.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";

const KEY = Symbol("nutrients of recipes");

function nutrientsOf({ ingredients }: CataloguedRecipe, servings: ServingCatalogue): PortionNutrients {
  const parts = ingredients.flatMap(({ suggested_serving_id: id, quantity }): NutrientPart[] => {
    const serving = servings.get(id);
    if (serving === undefined) return [];
    const { row, nutrition } = serving;
    // Fibre has a column of its own, which foods of older imports have alone.
    const ofHundred = {
      ...(row.fiber === null ? {} : { FIBER: row.fiber }),
      ...(row.nutrients as NutrientAmounts),
    };
    const amounts = scaleNutrients(ofHundred, (servingGrams(row) * quantity) / 100);
    return [{ kcal: nutrition.kcal * quantity, amounts }];
  });
  return sumNutrients(parts);
}

async function nutrientsOfAll(
  services: Services,
  db: Db,
  recipes: readonly CataloguedRecipe[],
): Promise<ReadonlyMap<number, PortionNutrients>> {
  const ids = recipes.flatMap(({ ingredients }) => ingredients.map((one) => one.suggested_serving_id));
  const servings = await servingsByIds(services, db, ids);
  return new Map(recipes.map((recipe) => [recipe.row.id, nutrientsOf(recipe, servings)]));
}

/** The nutrients of one standard portion of recipes, by their ids; those of the product are added up once. */
export async function recipeNutrients(
  services: Services,
  db: Db,
  ids: readonly number[],
): Promise<Lookup<PortionNutrients>> {
  const known = await fromContent(services, db, KEY, async (trx) =>
    nutrientsOfAll(services, trx, [...(await recipeCatalogue(services, trx)).values()]),
  );
  const others = [...new Set(ids)].filter((id) => !known.has(id));
  if (others.length === 0) return known;
  const made = await recipesByIds(services, db, others);
  return lookUpInBoth(
    known,
    await nutrientsOfAll(
      services,
      db,
      others.flatMap((id) => made.get(id) ?? []),
    ),
  );
}
