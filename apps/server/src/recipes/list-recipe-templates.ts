import type { listRecipeTemplates as endpoint, RecipeTemplate } from "@plateful/contract";
import { plainText } from "@plateful/quantities";
import type { Lookup } from "../platform/base/lookup.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import { writePage } from "../platform/calls/written.ts";
import { pageWindow, toPage } from "../platform/http/page.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";
import { listMadeRecipeIds, type RecipeFilter, type RecipeTemplateRow } from "./recipe-store.ts";
import { searchedWords } from "./searched-text.ts";

/** A recipe of the product that is offered at present. */
interface Offered {
  readonly row: RecipeTemplateRow;
  /** In both languages and lower case, as they are searched. */
  readonly names: readonly string[];
  /** Both as plain words. */
  readonly plain: string;
}

type Page = ReturnType<typeof writePage<RecipeTemplate>>;

interface OfferedRecipes {
  readonly recipes: readonly Offered[];
  readonly ids: readonly number[];
  readonly catalogue: Lookup<CataloguedRecipe>;
  /** Pages of all of them, without a filter and without a recipe that someone made. */
  readonly pages: Map<string, Page>;
}

const OFFERED = Symbol("offered recipes");
/** Pages are kept by address, so callers decide how many there are. */
const MAX_PAGES = 50;

/** The product's own dishes that are published and not deleted, in the order of their ids: nobody looks for a side as a meal. */
function offeredRecipes({ services, db }: Call<typeof endpoint>): Promise<OfferedRecipes> {
  return fromContent(services, db, OFFERED, async (trx) => {
    const catalogue = await recipeCatalogue(services, trx);
    const rows = [...catalogue.values()].map(({ row }) => row);
    const recipes = rows
      .filter(({ published, deleted_at, beside }) => published && deleted_at === null && beside.length === 0)
      .sort((one, other) => one.id - other.id)
      .map((row) => ({
        row,
        names: [row.name_en.toLowerCase(), row.name_nl.toLowerCase()],
        plain: plainText(`${row.name_en} ${row.name_nl}`),
      }));
    return { recipes, ids: recipes.map(({ row }) => row.id), catalogue, pages: new Map() };
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

/** The same filter for what may have been meant by a mistyped name (ledger FOOD-058). */
async function testsOfMeant({ services, db, query }: Call<typeof endpoint>): Promise<Test[]> {
  const words = await searchedWords(services, db, query.search);
  const { search: _typed, ...filter } = query;
  const hasWords = ({ plain }: Offered) => words.every((word) => word.some((one) => plain.includes(one)));
  return words.length === 0 ? [() => false] : [...testsOf(filter), hasWords];
}

/** A page that is the same for everyone: put together once. */
function keptPage(
  { pages }: OfferedRecipes,
  { language }: Call<typeof endpoint>,
  http: Http,
  make: () => Page,
) {
  const key = `${language} ${http.address}?${http.queryText}`;
  const kept = pages.get(key);
  if (kept !== undefined) return kept;
  if (pages.size === MAX_PAGES) pages.clear();
  const page = make();
  pages.set(key, page);
  return page;
}

/**
 * Recipes in the order of their ids: the product's own from memory, the caller's, and published ones of others that are planned
 * for the caller. Never deleted ones.
 */
export async function listRecipeTemplates(call: Call<typeof endpoint>, http: Http): Promise<Page> {
  const { query, services, db } = call;
  const offered = await offeredRecipes(call);
  const tests = testsOf(query);
  const made = await listMadeRecipeIds(db, call.actor.id, query);
  const { limit, offset } = pageWindow(query);
  const write = (ids: readonly number[], recipes: Lookup<CataloguedRecipe>) => {
    const results = ids
      .slice(offset, offset + limit)
      .flatMap((id) => recipes.get(id)?.written(call.language) ?? []);
    return writePage(toPage(query, http, ids.length, results));
  };
  // Most calls filter nothing, and most people made no recipe.
  if (tests.length === 0 && made.length === 0)
    return keptPage(offered, call, http, () => write(offered.ids, offered.catalogue));
  const fits = (wanted: readonly Test[]) =>
    offered.recipes.filter((each) => wanted.every((test) => test(each))).map(({ row }) => row.id);
  const found = fits(tests);
  const isEmpty = found.length === 0 && made.length === 0;
  const own = isEmpty ? fits(await testsOfMeant(call)) : found;
  const ids = made.length === 0 ? own : [...own, ...made].sort((one, other) => one - other);
  return write(ids, await recipesByIds(services, db, ids.slice(offset, offset + limit)));
}
