import type { simpleRecipeFavourites, UserSimpleRecipeFavourite } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, type Http, WithStatus } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { viewOf } from "./offered-recipes.ts";
import {
  deleteMark,
  findMark,
  insertMark,
  pageOfMarks,
  type SimpleMarkRow,
  type SimpleMarkTable,
  updateMark,
} from "./simple-mark-store.ts";
import { findVisibleRecipe } from "./simple-recipe-store.ts";

type Calls = typeof simpleRecipeFavourites;
type Mark = UserSimpleRecipeFavourite;

const present = (row: SimpleMarkRow): Mark => ({
  id: row.id,
  user: row.user_id,
  simple_recipe: row.simple_recipe_id,
});

async function checkRecipe(call: Call, recipeId: number): Promise<void> {
  if ((await findVisibleRecipe(call.db, viewOf(call.actor), recipeId)) === undefined)
    throw invalidField("simple_recipe", { code: "invalid_pk", id: recipeId });
}

async function getRow(call: Call<Calls["get"]>, table: SimpleMarkTable): Promise<SimpleMarkRow> {
  const row = await findMark(call.db, table, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

export async function listMarks(
  call: Call<Calls["list"]>,
  http: Http,
  table: SimpleMarkTable,
): Promise<Page<Mark>> {
  const filter = { user: call.subjectId, recipe: call.query.simple_recipe };
  const { rows, count } = await pageOfMarks(call.db, table, filter, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

/** A repeat answers the mark that stands already, with 200 instead of 201 (SREC-036). */
export async function createMark(
  call: Call<Calls["create"]>,
  table: SimpleMarkTable,
): Promise<WithStatus<Mark>> {
  await checkRecipe(call, call.body.simple_recipe);
  const { row, isNew } = await insertMark(call.db, table, call.subjectId, call.body.simple_recipe);
  return new WithStatus(isNew ? 201 : 200, present(row));
}

/** Saves a recipe for the caller. */
export const saveSimpleRecipe = (call: Call<Calls["create"]>): Promise<WithStatus<Mark>> =>
  createMark(call, "user_favourite_simple_recipes");

export const getMark = async (call: Call<Calls["get"]>, table: SimpleMarkTable): Promise<Mark> =>
  present(await getRow(call, table));

export async function changeMark(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
  table: SimpleMarkTable,
): Promise<Mark> {
  const row = await getRow(call as Call<Calls["get"]>, table);
  const { simple_recipe: recipe } = call.body;
  if (recipe === undefined || recipe === row.simple_recipe_id) return present(row);
  await checkRecipe(call, recipe);
  const marks = await pageOfMarks(call.db, table, { user: row.user_id, recipe }, { limit: 1, offset: 0 });
  if (marks.count > 0) throw invalidField("", { code: "unique_set", fields: "user, simple_recipe" });
  return present(await updateMark(call.db, table, row.id, recipe));
}

export async function removeMark(call: Call<Calls["remove"]>, table: SimpleMarkTable): Promise<undefined> {
  if (!(await deleteMark(call.db, table, call.params.id))) throw new Problem("not_found");
}
