import type { RecipeFacts } from "@plateful/appearance";
import { type ServingCatalogue, servingCatalogue, servingGrams } from "../foods/index.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { pictureVersion } from "../platform/files/picture-version.ts";
import { type CataloguedRecipe, recipeCatalogue } from "./recipe-catalogue.ts";

/** What the picture of a recipe is drawn from, and what its address has to say for it to be kept for ever. */
export interface Pictured {
  readonly facts: RecipeFacts;
  readonly version: string | null;
}

/** What a picture shows of a recipe that nobody may see, or that is not there: a bowl of greens. */
export const NOTHING_KNOWN: RecipeFacts = { id: "", name: "", tags: [], ingredients: [] };

const KEY = Symbol("recipes for pictures");

/** The key of a recipe is the same in every database, so the same dish always looks the same. */
function toFacts({ row, ingredients }: CataloguedRecipe, servings: ServingCatalogue): RecipeFacts {
  const contents = ingredients.flatMap(({ suggested_serving_id: id, quantity }) => {
    const serving = servings.get(id)?.row;
    return serving === undefined ? [] : [{ name: serving.name_en, grams: servingGrams(serving) * quantity }];
  });
  return { id: row.key ?? String(row.id), name: row.name_en, tags: row.tags, ingredients: contents };
}

/**
 * The facts of the product's own recipes, for everybody without signing in. Recipes that people made are not among
 * them: their names and ingredients are not shown to strangers, not even as a drawing.
 */
function plateFacts(services: Services): Promise<ReadonlyMap<number, Pictured>> {
  return fromContent(services, services.db, KEY, () =>
    inSystemScope(services.db, async (trx) => {
      const servings = await servingCatalogue(services, trx);
      const recipes = await recipeCatalogue(services, trx);
      return new Map(
        [...recipes].map(([id, recipe]) => [
          id,
          { facts: toFacts(recipe, servings), version: pictureVersion(recipe.row.content_hash) },
        ]),
      );
    }),
  );
}

/** What the picture of a recipe is drawn from; null when the product has no such recipe. */
export const findPlateFacts = async (services: Services, recipeId: number): Promise<Pictured | null> =>
  (await plateFacts(services)).get(recipeId) ?? null;
