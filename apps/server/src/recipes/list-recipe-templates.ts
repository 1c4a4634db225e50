import type { listRecipeTemplates as endpoint } from "@plateful/contract";
import type { Call, Http } from "../platform/call.ts";
import { fromContent } from "../platform/content-cache.ts";
import { pageWindow, toPage } from "../platform/page.ts";
import { writePage } from "../platform/written.ts";
import { recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";
import { listSeenRecipeIds, type RecipeFilter, type RecipeTemplateRow } from "./recipe-store.ts";

/** A recipe of the product that is offered at present. */
interface Offered {
  readonly row: RecipeTemplateRow;
  /** In both languages and lower case, as they are searched. */
  readonly names: readonly string[];
}

const OFFERED = Symbol("offered recipes");

/** The product's own recipes that are published and not deleted, in the order of their ids. */
function offeredRecipes({ services, db }: Call<typeof endpoint>): Promise<readonly Offered[]> {
  return fromContent(services, db, OFFERED, async (trx) => {
    const rows = [...(await recipeCatalogue(services, trx)).values()].map(({ row }) => row);
    return rows
      .filter(({ published, deleted_at }) => published && deleted_at === null)
      .sort((one, other) => one.id - other.id)
      .map((row) => ({ row, names: [row.name_en.toLowerCase(), row.name_nl.toLowerCase()] }));
  });
}

type Test = (offered: Offered) => boolean;

/** What a filter asks of the product's recipes; the database asks the same of those that people made. */
function testsOf({ search, author, published, source_provider, meal_types, id }: RecipeFilter): Test[] {
  const part = search?.toLowerCase();
  const tests: (Test | false)[] = [
    published === false && (() => false),
    author !== undefined && (({ row }) => row.author_id === author),
    source_provider !== undefined && (({ row }) => source_provider.includes(row.source_provider)),
    meal_types !== undefined && (({ row }) => row.meal_types.some((type) => meal_types.includes(type))),
    id !== undefined && (({ row }) => id.includes(row.id)),
    part !== undefined && (({ names }) => names.some((name) => name.includes(part))),
  ];
  return tests.filter((test) => test !== false);
}

/**
 * Recipes in the order of their ids: the product's own from memory, the caller's, and published ones of others that are planned
 * for the caller. Never deleted ones.
 */
export async function listRecipeTemplates(call: Call<typeof endpoint>, http: Http) {
  const catalogue = await recipeCatalogue(call.services, call.db);
  const offered = await offeredRecipes(call);
  const tests = testsOf(call.query);
  // Most calls filter nothing.
  const listed = tests.length === 0 ? offered : offered.filter((each) => tests.every((test) => test(each)));
  const seen = await listSeenRecipeIds(call.db, call.actor.id, call.query);
  const made = seen.filter((id) => !catalogue.has(id));
  const own = listed.map(({ row }) => row.id);
  const ids = made.length === 0 ? own : [...own, ...made].sort((one, other) => one - other);
  const { limit, offset } = pageWindow(call.query);
  const shown = ids.slice(offset, offset + limit);
  const recipes = await recipesByIds(call.services, call.db, shown);
  const results = shown.flatMap((id) => recipes.get(id)?.written(call.language) ?? []);
  return writePage(toPage(call.query, http, ids.length, results));
}
