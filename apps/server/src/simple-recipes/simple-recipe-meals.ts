import type { SimpleRecipeMeal, simpleRecipeMeals } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundSimpleFigure, scaleSimpleFigures } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { tagsOfRows, viewOf } from "./offered-recipes.ts";
import { presentSimpleRecipe, type RecipeParts } from "./present-simple-recipe.ts";
import {
  deleteSimpleMeal,
  findSimpleMeal,
  insertSimpleMeals,
  listSimpleMealsByIds,
  type NewSimpleMeal,
  pageOfSimpleMeals,
  type SimpleMealRow,
  updateMealServings,
  updateSimpleMeal,
} from "./simple-meal-store.ts";
import { findVisibleRecipe, listRecipesByIds, type SimpleRecipeRow } from "./simple-recipe-store.ts";
import { getSimpleTaste } from "./simple-taste.ts";

type Calls = typeof simpleRecipeMeals;

interface Reader {
  readonly db: Db;
  readonly language: CompleteLanguage;
}

function presentMeal(row: SimpleMealRow, recipe: SimpleRecipeRow, parts: RecipeParts): SimpleRecipeMeal {
  const totals = scaleSimpleFigures(row, row.meal_servings);
  return {
    id: row.id,
    user: row.user_id,
    simple_recipe: presentSimpleRecipe(recipe, parts),
    meal_servings: row.meal_servings,
    total_calories: roundSimpleFigure(totals.calories),
    total_protein: roundSimpleFigure(totals.protein),
    total_carbohydrates: roundSimpleFigure(totals.carbohydrates),
    total_fat: roundSimpleFigure(totals.fat),
    total_fiber: roundSimpleFigure(totals.fiber),
  };
}

/** Meals of one person with their recipes, in a constant number of queries. */
async function presentMeals(call: Reader, rows: readonly SimpleMealRow[]): Promise<SimpleRecipeMeal[]> {
  const [owner] = rows;
  if (owner === undefined) return [];
  const recipes = await listRecipesByIds(
    call.db,
    rows.map((row) => row.simple_recipe_id),
  );
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const { favourites } = await getSimpleTaste(call.db, owner.user_id);
  const parts = { language: call.language, tags: await tagsOfRows(call.db, recipes), favourites };
  return rows.map((row) => {
    const recipe = recipeById.get(row.simple_recipe_id);
    if (recipe === undefined) throw new Error(`Simple recipe ${row.simple_recipe_id} is not there.`);
    return presentMeal(row, recipe, parts);
  });
}

/** Planned simple recipes by their ids, for the diary that they stand in; none are asked for without a query. */
export async function simpleMealsByIds(
  call: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SimpleRecipeMeal>> {
  const meals = await presentMeals(call, await listSimpleMealsByIds(call.db, ids));
  return new Map(meals.map((meal) => [meal.id, meal]));
}

/** A meal of a recipe as it is now: the figures of one serving are frozen (SREC-029, SREC-030). */
export function toNewSimpleMeal(recipe: SimpleRecipeRow, userId: number, servings?: number): NewSimpleMeal {
  const figures = {
    calories: recipe.total_calories,
    protein: recipe.protein_grams,
    carbohydrates: recipe.carbohydrates_grams,
    fat: recipe.fat_grams,
    fiber: recipe.fiber_grams,
  };
  return {
    userId,
    recipeId: recipe.id,
    servings: servings ?? recipe.servings,
    figures: scaleSimpleFigures(figures, 1 / recipe.servings),
  };
}

async function getRow(call: Pick<Call, "db">, id: number): Promise<SimpleMealRow> {
  const row = await findSimpleMeal(call.db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

async function read(call: Call, id: number): Promise<SimpleRecipeMeal> {
  const [meal] = await presentMeals(call, [await getRow(call, id)]);
  if (meal === undefined) throw new Error("The meal was not presented.");
  return meal;
}

async function getRecipe(call: Call, id: number): Promise<SimpleRecipeRow> {
  const recipe = await findVisibleRecipe(call.db, viewOf(call.actor), id);
  if (recipe === undefined) throw invalidField("simple_recipe", { code: "invalid_pk", id });
  return recipe;
}

export async function listSimpleRecipeMeals(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<SimpleRecipeMeal>> {
  const { rows, count } = await pageOfSimpleMeals(call.db, call.subjectId, pageWindow(call.query));
  return toPage(call.query, http, count, await presentMeals(call, rows));
}

export async function createSimpleRecipeMeal(call: Call<Calls["create"]>): Promise<SimpleRecipeMeal> {
  const recipe = await getRecipe(call, call.body.simple_recipe);
  const meal = toNewSimpleMeal(recipe, call.subjectId, call.body.meal_servings);
  const [id = 0] = await insertSimpleMeals(call.db, [meal], call.now);
  return read(call, id);
}

export const getSimpleRecipeMeal = (call: Call<Calls["get"]>): Promise<SimpleRecipeMeal> =>
  read(call, call.params.id);

/** Another number of servings leaves the frozen figures; another recipe makes the meal again. */
export async function changeSimpleRecipeMeal(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<SimpleRecipeMeal> {
  const row = await getRow(call, call.params.id);
  const { simple_recipe: recipeId = row.simple_recipe_id, meal_servings: servings } = call.body;
  if (recipeId === row.simple_recipe_id) {
    await updateMealServings(call.db, row.id, servings ?? row.meal_servings, call.now);
    return read(call, row.id);
  }
  const meal = toNewSimpleMeal(await getRecipe(call, recipeId), row.user_id, servings);
  await updateSimpleMeal(call.db, row.id, meal, call.now);
  return read(call, row.id);
}

export async function deleteSimpleRecipeMeal(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRow(call, call.params.id);
  await deleteSimpleMeal(call.db, row.id);
}
