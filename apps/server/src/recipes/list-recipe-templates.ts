import type { listRecipeTemplates as endpoint } from "@plateful/contract";
import type { Call, Http } from "../platform/call.ts";
import { pageWindow, toPage } from "../platform/page.ts";
import { writePage } from "../platform/written.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";
import { listSeenRecipeIds, type RecipeFilter } from "./recipe-store.ts";

const hasAny = (wanted: readonly string[] | undefined, values: readonly string[]): boolean =>
  wanted === undefined || wanted.some((value) => values.includes(value));

/** Whether a recipe of the product is listed; the database asks the same of those that people made. */
function isListed({ row }: CataloguedRecipe, filter: RecipeFilter): boolean {
  const { search, author, published, source_provider, meal_types, id } = filter;
  const part = search?.toLowerCase();
  return (
    row.published &&
    row.deleted_at === null &&
    published !== false &&
    (author === undefined || row.author_id === author) &&
    hasAny(source_provider, [row.source_provider]) &&
    hasAny(meal_types, row.meal_types) &&
    (id === undefined || id.includes(row.id)) &&
    (part === undefined || [row.name_en, row.name_nl].some((name) => name.toLowerCase().includes(part)))
  );
}

/**
 * Recipes in the order of their ids: the product's own from memory, the caller's, and published ones of others that are planned
 * for the caller. Never deleted ones.
 */
export async function listRecipeTemplates(call: Call<typeof endpoint>, http: Http) {
  const catalogue = await recipeCatalogue(call.services, call.db);
  const offered = [...catalogue.values()].filter((recipe) => isListed(recipe, call.query));
  const seen = await listSeenRecipeIds(call.db, call.actor.id, call.query);
  const made = seen.filter((id) => !catalogue.has(id));
  const ids = [...offered.map(({ row }) => row.id), ...made].sort((one, other) => one - other);
  const { limit, offset } = pageWindow(call.query);
  const shown = ids.slice(offset, offset + limit);
  const recipes = await recipesByIds(call.services, call.db, shown);
  const results = shown.flatMap((id) => recipes.get(id)?.written(call.language) ?? []);
  return writePage(toPage(call.query, http, ids.length, results));
}
