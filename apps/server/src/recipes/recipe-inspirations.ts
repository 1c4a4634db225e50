import { DISABLE_PRODUCT_LOGGING, plansAlone } from "@plateful/access";
import type { RecipeInspiration, recipeInspirations } from "@plateful/contract";
import { mealTypesOfFilter } from "@plateful/nutrition";
import { compileHardRules } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { getEatingRules } from "./eating-rules.ts";
import {
  deleteInspiration,
  findInspiration,
  type InspirationRow,
  insertInspiration,
  listInspirations,
  updateInspiration,
} from "./inspiration-store.ts";
import { fitsDish, fitsSearch, isAllowed } from "./match-recipe.ts";
import { plannerId, plannerLibrary } from "./planner-library.ts";
import { portionOf } from "./present-recipe.ts";
import {
  type CataloguedRecipe,
  findPlannableRecipe,
  recipeCatalogue,
  recipesByIds,
} from "./recipe-catalogue.ts";
import { isLoggingDisabled, letsPeoplePlan } from "./recipe-rights-store.ts";
import { searchedWords } from "./searched-text.ts";

type Calls = typeof recipeInspirations;

const FLAG = "FF_RECIPE_INSPIRATION";

async function worksAlone({ actor, db }: Call): Promise<boolean> {
  const hasCoach = actor.coachId !== null;
  return plansAlone(hasCoach, hasCoach && (await letsPeoplePlan(db, actor.organisationId)));
}

/** The tab is there by its flag, for whoever plans alone, and in apps that only inspire; whoever fills it sees what they fill (REC-095, REC-092, DIARY-091). */
async function checkMayRead(call: Call): Promise<void> {
  const { flags, isStaff, isCoach } = call.actor;
  if (isStaff || isCoach || flags.includes(FLAG) || flags.includes(DISABLE_PRODUCT_LOGGING)) return;
  if (await worksAlone(call)) return;
  if (!(await isLoggingDisabled(call.db, call.actor.id))) throw new Problem("permission_denied");
}

/** Staff write for everybody; coaches for the people of their own organisation (REC-092). */
function checkMayWrite(call: Call, organisationId: number | null): void {
  const { isStaff, isCoach, organisationId: own } = call.actor;
  if (isStaff || (isCoach && own !== null && organisationId === own)) return;
  throw new Problem("permission_denied");
}

function present(call: Call, row: InspirationRow, recipe: CataloguedRecipe): RecipeInspiration {
  return {
    id: row.id,
    recipe_meal: {
      id: null,
      user: null,
      recipe_template: recipe.summary[call.language],
      portions: 1,
      portions_multiplier: 1,
      planned_portions: null,
      ...portionOf(recipe.row, 1),
      modified: null,
    },
    recipe_template: row.recipe_template_id,
    organisation: row.organisation_id,
    order: row.order,
  };
}

async function read(call: Call, row: InspirationRow): Promise<RecipeInspiration> {
  const recipes = await recipesByIds(call.services, call.db, [row.recipe_template_id]);
  const recipe = recipes.get(row.recipe_template_id);
  if (recipe === undefined) throw new Problem("not_found");
  return present(call, row, recipe);
}

async function getRow(call: Call<Calls["get"]>): Promise<InspirationRow> {
  const row = await findInspiration(call.db, call.params.id);
  const isSeen =
    row !== undefined &&
    (row.organisation_id === null || call.actor.isStaff || row.organisation_id === call.actor.organisationId);
  if (!isSeen) throw new Problem("not_found");
  return row;
}

/** What the tab shows someone: recipes that they may eat and that match the filters, each once (REC-020, REC-025). */
export async function listRecipeInspirations(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<RecipeInspiration>> {
  await checkMayRead(call);
  const { rules } = await getEatingRules(call.db, call.actor.id);
  const library = await plannerLibrary(call.services, call.db, []);
  const recipes = await recipeCatalogue(call.services, call.db);
  const hard = compileHardRules(library, rules);
  const types = mealTypesOfFilter(call.query.meal_types ?? []);
  const favourites = new Set(rules.favourites);
  const search = await searchedWords(call.services, call.db, call.query.ingredient_search);
  const shown = new Map<number, RecipeInspiration>();
  for (const row of await listInspirations(call.db, call.actor.organisationId)) {
    const recipe = recipes.get(row.recipe_template_id);
    if (
      recipe !== undefined &&
      !shown.has(recipe.row.id) &&
      fitsDish(recipe, { ...call.query, tags: undefined }, types) &&
      (call.query.favourite !== true || favourites.has(plannerId(recipe.row.id))) &&
      isAllowed(recipe, library, hard, types) &&
      fitsSearch(recipe, search)
    )
      shown.set(recipe.row.id, present(call, row, recipe));
  }
  const { limit, offset } = pageWindow(call.query);
  return toPage(call.query, http, shown.size, [...shown.values()].slice(offset, offset + limit));
}

export async function getRecipeInspiration(call: Call<Calls["get"]>): Promise<RecipeInspiration> {
  await checkMayRead(call);
  return read(call, await getRow(call));
}

/** Only what everybody may see can be shown to everybody. */
async function checkRecipe(call: Call, recipeId: number): Promise<void> {
  const recipe = await findPlannableRecipe(call.services, call.db, recipeId);
  if (recipe === null || recipe.row.key === null)
    throw invalidField("recipe_template", { code: "invalid_pk", id: recipeId });
}

const referredId = (reference: number | { readonly id: number }): number =>
  typeof reference === "number" ? reference : reference.id;

export async function createRecipeInspiration(call: Call<Calls["create"]>): Promise<RecipeInspiration> {
  const { body } = call;
  const organisationId =
    body.organisation === undefined && !call.actor.isStaff
      ? call.actor.organisationId
      : (body.organisation ?? null);
  checkMayWrite(call, organisationId);
  const recipeId = referredId(body.recipe_template);
  await checkRecipe(call, recipeId);
  const row = { recipe_template_id: recipeId, organisation_id: organisationId, order: body.order };
  return read(call, await insertInspiration(call.db, row));
}

export async function changeRecipeInspiration(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<RecipeInspiration> {
  const row = await getRow(call as Call<Calls["get"]>);
  const { body } = call;
  const changed: InspirationRow = {
    id: row.id,
    recipe_template_id:
      body.recipe_template === undefined ? row.recipe_template_id : referredId(body.recipe_template),
    organisation_id: body.organisation === undefined ? row.organisation_id : body.organisation,
    order: body.order ?? row.order,
  };
  checkMayWrite(call, row.organisation_id);
  checkMayWrite(call, changed.organisation_id);
  await checkRecipe(call, changed.recipe_template_id);
  await updateInspiration(call.db, changed);
  return read(call, changed);
}

export async function removeRecipeInspiration(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRow(call as Call<Calls["get"]>);
  checkMayWrite(call, row.organisation_id);
  await deleteInspiration(call.db, row.id);
}
