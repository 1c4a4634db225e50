import { type ContainsWord, foodToMainGroup } from "@plateful/content";
import type { GroceryCategory } from "@plateful/nutrition";
import { type FoodKind, type KindPart, kindsOf } from "@plateful/planning";
import { type CataloguedServing, type ServingCatalogue, servingsByIds } from "../foods/index.ts";
import { type Lookup, lookUpInBoth } from "../platform/base/lookup.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";

const KEY = Symbol("kinds of recipes");

const MEATS: readonly string[] = ["CHICKEN", "PORK", "BEEF", "LAMB"];

/** Of pulses those that are eaten as such: what stands in for meat is another thing, whatever it is made of. */
function kindOf({ row }: CataloguedServing): FoodKind | null {
  const group = foodToMainGroup({
    category: row.category as GroceryCategory,
    contains: row.contains as ContainsWord[] | null,
    per100Grams: row,
  });
  if (group === "FISH") return "FISH";
  if (MEATS.includes(group)) return "MEAT";
  return group === "LEGUMES" && row.category === "NUTS_AND_LEGUMES" ? "PULSES" : null;
}

interface Used {
  readonly suggested_serving_id: number;
  readonly quantity: number;
}

/** The kinds of food that these amounts bring enough of. */
export const kindsOfFoods = (used: readonly Used[], servings: ServingCatalogue): FoodKind[] =>
  kindsOf(
    used.flatMap(({ suggested_serving_id: id, quantity }): KindPart[] => {
      const serving = servings.get(id);
      return serving === undefined
        ? []
        : [{ kind: kindOf(serving), protein: serving.nutrition.protein * quantity }];
    }),
  );

async function kindsOfAll(
  services: Services,
  db: Db,
  recipes: readonly CataloguedRecipe[],
): Promise<ReadonlyMap<number, readonly FoodKind[]>> {
  const ids = recipes.flatMap(({ ingredients }) => ingredients.map((one) => one.suggested_serving_id));
  const servings = await servingsByIds(services, db, ids);
  return new Map(recipes.map(({ row, ingredients }) => [row.id, kindsOfFoods(ingredients, servings)]));
}

/** Whether dishes are made with fish, pulses or meat, by their ids; those of the product are looked at once. */
export async function recipeKinds(
  services: Services,
  db: Db,
  ids: readonly number[],
): Promise<Lookup<readonly FoodKind[]>> {
  const known = await fromContent(services, db, KEY, async (trx) =>
    kindsOfAll(services, trx, [...(await recipeCatalogue(services, trx)).values()]),
  );
  const others = [...new Set(ids)].filter((id) => !known.has(id));
  if (others.length === 0) return known;
  const made = await recipesByIds(services, db, others);
  const rest = await kindsOfAll(
    services,
    db,
    others.flatMap((id) => made.get(id) ?? []),
  );
  return lookUpInBoth(known, rest);
}
