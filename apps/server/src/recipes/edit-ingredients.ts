import type { EditedIngredient, ingredients } from "@plateful/contract";
import type { PortionNutrition } from "@plateful/nutrition";
import { addUpFoods, type ServingCatalogue, servingsByIds } from "../foods/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { lockVersion } from "../platform/http/versions.ts";
import {
  deleteIngredient,
  findIngredient,
  lockMealPortions,
  type OwnedIngredient,
  pageOfIngredients,
  updateIngredient,
  updateMealFigures,
} from "./ingredient-store.ts";
import { refreshFacts } from "./own-recipe-facts.ts";
import { type IngredientOwner, insertIngredients } from "./own-recipe-store.ts";
import { getOwnRecipe, takeUpForEditing } from "./own-recipes.ts";
import { portionOf, presentIngredient } from "./present-recipe.ts";
import { type IngredientRow, listIngredients } from "./recipe-store.ts";

type Calls = typeof ingredients;

/** One portion of what the ingredients of a meal make together. */
const addUp = (
  rows: readonly IngredientRow[],
  servings: ServingCatalogue,
  portions: number,
): PortionNutrition =>
  portionOf(
    addUpFoods(
      rows.map((row) => ({ servingId: row.suggested_serving_id, quantity: row.quantity / portions })),
      servings,
    ),
    1,
  );

/**
 * What an ingredient belongs to, ready to be changed: a recipe of one's own, or one's own planned recipe (REC-077). Answers how
 * many portions the ingredients are for.
 */
async function takeUp(call: Call, kind: IngredientOwner, id: number): Promise<number> {
  if (kind === "recipetemplate") {
    await lockVersion(call.db, "recipe_templates", id);
    await takeUpForEditing(call, await getOwnRecipe(call, id));
    return 1;
  }
  const meal = await lockMealPortions(call.db, id);
  if (meal?.user_id !== call.actor.id) throw new Problem("not_found");
  return meal.portions;
}

/** Writes again what follows from the ingredients; answers the figures of one portion. */
async function refresh(
  call: Call,
  kind: IngredientOwner,
  id: number,
  portions: number,
): Promise<PortionNutrition> {
  const rows = await listIngredients(call.db, kind, [id]);
  const servings = await servingsByIds(call.services, call.db, rows.map(servingIdOf));
  const nutrition = addUp(rows, servings, portions);
  if (kind === "recipetemplate") await refreshFacts(call, await getOwnRecipe(call, id));
  else await updateMealFigures(call.db, id, nutrition, call.now);
  return nutrition;
}

const servingIdOf = (row: { readonly suggested_serving_id: number }): number => row.suggested_serving_id;

async function checkServing(call: Call, id: number): Promise<void> {
  if (!(await servingsByIds(call.services, call.db, [id])).has(id))
    throw invalidField("suggested_serving", { code: "invalid_pk", id });
}

/** The ingredient of a recipe of one's own, or of one's own planned recipe; single foods have calls of their own. */
async function getRow(call: Call, id: number): Promise<OwnedIngredient & { content_type: IngredientOwner }> {
  const row = await findIngredient(call.db, id);
  if (row === undefined || row.content_type === "singlefoodmeal" || (row.user_id ?? 0) === 0)
    throw new Problem("not_found");
  return { ...row, content_type: row.content_type as IngredientOwner };
}

async function present(call: Call, id: number, totals?: PortionNutrition): Promise<EditedIngredient> {
  const row = await getRow(call, id);
  const servings = await servingsByIds(call.services, call.db, [servingIdOf(row)]);
  const ingredient = presentIngredient(row, servings, call.language);
  return totals === undefined ? ingredient : { ...ingredient, recipe_totals: totals };
}

export async function listOwnIngredients(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<EditedIngredient>> {
  const filter = { user: call.actor.id, name: call.query.name, language: call.language };
  const { rows, count } = await pageOfIngredients(call.db, filter, pageWindow(call.query));
  const servings = await servingsByIds(call.services, call.db, rows.map(servingIdOf));
  const results = rows.map((row) => presentIngredient(row, servings, call.language));
  return toPage(call.query, http, count, results);
}

export const getIngredient = (call: Call<Calls["get"]>): Promise<EditedIngredient> =>
  present(call as Call, call.params.id);

/** Adds a food to a recipe; a published recipe is taken out of sight until it is saved (REC-062, REC-086). */
export async function createIngredient(call: Call<Calls["create"]>): Promise<EditedIngredient> {
  const { quantity, suggested_serving: servingId, content_type: kind, object_id: id } = call.body;
  const portions = await takeUp(call, kind, id);
  await checkServing(call, servingId);
  const owner = { kind, id, userId: call.actor.id };
  const added = [{ quantity, suggested_serving_id: servingId }];
  const [made = 0] = await insertIngredients(call.db, owner, added, call.now);
  return present(call, made, await refresh(call, kind, id, portions));
}

/** Another amount, or another serving in its place (REC-075). */
export async function changeIngredient(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<EditedIngredient> {
  const row = await getRow(call, call.params.id);
  const portions = await takeUp(call, row.content_type, row.object_id);
  const { quantity = row.quantity, suggested_serving: servingId = row.suggested_serving_id } = call.body;
  await checkServing(call, servingId);
  await updateIngredient(call.db, row.id, { quantity, suggested_serving_id: servingId }, call.now);
  return present(call, row.id, await refresh(call, row.content_type, row.object_id, portions));
}

export async function removeIngredient(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRow(call as Call, call.params.id);
  const portions = await takeUp(call as Call, row.content_type, row.object_id);
  await deleteIngredient(call.db, row.id);
  await refresh(call as Call, row.content_type, row.object_id, portions);
}
