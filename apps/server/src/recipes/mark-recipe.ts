import type { userFavouriteRecipes } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, type Http, WithStatus } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  deleteMark,
  findMark,
  insertMark,
  type MarkRow,
  type MarkTable,
  pageOfMarks,
  updateMark,
} from "./mark-store.ts";
import { findPlannableRecipe } from "./recipe-catalogue.ts";

type Calls = typeof userFavouriteRecipes;
export interface Mark {
  id: number;
  user: number;
  recipe: number;
}

const present = (row: MarkRow): Mark => ({ id: row.id, user: row.user_id, recipe: row.recipe_id });

async function checkRecipe(call: Call, recipeId: number): Promise<void> {
  if ((await findPlannableRecipe(call.services, call.db, recipeId)) === null)
    throw invalidField("recipe", { code: "invalid_pk", id: recipeId });
}

async function getRow(call: Call<Calls["get"]>, table: MarkTable): Promise<MarkRow> {
  const row = await findMark(call.db, table, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

export async function listMarks(
  call: Call<Calls["list"]>,
  http: Http,
  table: MarkTable,
): Promise<Page<Mark>> {
  const filter = { user: call.subjectId, recipe: call.query.recipe };
  const { rows, count } = await pageOfMarks(call.db, table, filter, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

/** A repeat answers the mark that stands already, with 200 instead of 201 (REC-052). */
export async function createMark(call: Call<Calls["create"]>, table: MarkTable): Promise<WithStatus<Mark>> {
  await checkRecipe(call, call.body.recipe);
  const { row, isNew } = await insertMark(call.db, table, call.subjectId, call.body.recipe);
  return new WithStatus(isNew ? 201 : 200, present(row));
}

export async function getMark(call: Call<Calls["get"]>, table: MarkTable): Promise<Mark> {
  return present(await getRow(call, table));
}

export async function changeMark(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
  table: MarkTable,
): Promise<Mark> {
  const row = await getRow(call as Call<Calls["get"]>, table);
  const { recipe } = call.body;
  if (recipe === undefined || recipe === row.recipe_id) return present(row);
  await checkRecipe(call, recipe);
  const marks = await pageOfMarks(call.db, table, { user: row.user_id, recipe }, { limit: 1, offset: 0 });
  if (marks.count > 0) throw invalidField("", { code: "unique_set", fields: "user, recipe" });
  return present(await updateMark(call.db, table, row.id, recipe));
}

export async function removeMark(call: Call<Calls["remove"]>, table: MarkTable): Promise<undefined> {
  if (!(await deleteMark(call.db, table, call.params.id))) throw new Problem("not_found");
}
