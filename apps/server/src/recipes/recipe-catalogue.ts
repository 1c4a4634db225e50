import { type RecipeSummary, type RecipeTemplate, recipeTemplate } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { type ServingCatalogue, servingCatalogue, servingsByIds } from "../foods/index.ts";
import { inEachLanguage } from "../platform/base/language-columns.ts";
import { type Lookup, lookUpInBoth } from "../platform/base/lookup.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import { type Written, write } from "../platform/calls/written.ts";
import type { Db } from "../platform/database/open-database.ts";
import { presentRecipe } from "./present-recipe.ts";
import {
  type IngredientRow,
  listContentIngredients,
  listContentRecipes,
  listIngredients,
  listRecipes,
  listRecipesOfAuthor,
  type RecipeTemplateRow,
} from "./recipe-store.ts";

/** A recipe in every form in which meals need it, made once. */
export interface CataloguedRecipe {
  readonly row: RecipeTemplateRow;
  readonly ingredients: readonly IngredientRow[];
  readonly presented: Readonly<Record<CompleteLanguage, RecipeTemplate>>;
  readonly summary: Readonly<Record<CompleteLanguage, RecipeSummary>>;
  /** As it is answered; written when it is first asked for. */
  readonly written: (language: CompleteLanguage) => Written<RecipeTemplate>;
}

const KEY = Symbol("recipes");

function toSummary({
  ingredients: _ingredients,
  directions: _directions,
  version: _version,
  ...summary
}: RecipeTemplate): RecipeSummary {
  return summary;
}

function writer(presented: CataloguedRecipe["presented"]): CataloguedRecipe["written"] {
  const written: Partial<Record<CompleteLanguage, Written<RecipeTemplate>>> = {};
  return (language) => {
    written[language] ??= write("recipe", recipeTemplate, presented[language]);
    return written[language];
  };
}

function toCatalogue(
  rows: readonly RecipeTemplateRow[],
  ingredients: readonly IngredientRow[],
  servings: ServingCatalogue,
): Map<number, CataloguedRecipe> {
  const byRecipe = Map.groupBy(ingredients, (ingredient) => ingredient.object_id);
  return new Map(
    rows.map((row) => {
      const own = byRecipe.get(row.id) ?? [];
      const presented = inEachLanguage((language) => presentRecipe(row, own, servings, language));
      const summary = inEachLanguage((language) => toSummary(presented[language]));
      return [row.id, { row, ingredients: own, presented, summary, written: writer(presented) }];
    }),
  );
}

/** The product's own recipes by id, also those that are no longer offered. */
export function recipeCatalogue(services: Services, db: Db): Promise<ReadonlyMap<number, CataloguedRecipe>> {
  return fromContent(services, db, KEY, async (trx) => {
    const servings = await servingCatalogue(services, trx);
    return toCatalogue(await listContentRecipes(trx), await listContentIngredients(trx), servings);
  });
}

/** Recipes that people made, as far as this call may see them. */
async function madeRecipes(
  services: Services,
  db: Db,
  rows: readonly RecipeTemplateRow[],
): Promise<Map<number, CataloguedRecipe>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const ingredients = await listIngredients(db, "recipetemplate", ids);
  const servings = await servingsByIds(
    services,
    db,
    ingredients.map((ingredient) => ingredient.suggested_serving_id),
  );
  return toCatalogue(rows, ingredients, servings);
}

/** The recipes of one author that are not deleted, drafts included. */
export async function recipesOfAuthor(
  services: Services,
  db: Db,
  authorId: number,
): Promise<ReadonlyMap<number, CataloguedRecipe>> {
  return madeRecipes(services, db, await listRecipesOfAuthor(db, authorId));
}

/** Recipes by id: the product's own from memory, those that people made from the database as far as one may see them. */
export async function recipesByIds(
  services: Services,
  db: Db,
  ids: Iterable<number>,
): Promise<Lookup<CataloguedRecipe>> {
  const catalogue = await recipeCatalogue(services, db);
  const missing = [...new Set(ids)].filter((id) => !catalogue.has(id));
  if (missing.length === 0) return catalogue;
  return lookUpInBoth(catalogue, await madeRecipes(services, db, await listRecipes(db, missing)));
}

/** A recipe that may be planned: seen by this call and not deleted; null otherwise. */
export async function findPlannableRecipe(
  services: Services,
  db: Db,
  id: number,
): Promise<CataloguedRecipe | null> {
  const recipe = (await recipesByIds(services, db, [id])).get(id);
  return recipe === undefined || recipe.row.deleted_at !== null ? null : recipe;
}
