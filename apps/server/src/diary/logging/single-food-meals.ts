import type { SingleFoodMeal, singleFoodMeals } from "@plateful/contract";
import { servingsByIds } from "../../foods/index.ts";
import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Call, Http } from "../../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../../platform/http/page.ts";
import { presentSingleFoodRow } from "../day/present-diary.ts";
import { first, type Reader } from "../day/read-diary.ts";
import {
  deleteSingleFood,
  findSingleFood,
  insertSingleFood,
  listKnownServings,
  pageOfSingleFoods,
  type SingleFoodRow,
  updateSingleFood,
} from "../day/single-food-store.ts";
import { checkLogging } from "./check-logging.ts";

type Calls = typeof singleFoodMeals;

async function present(call: Reader, rows: readonly SingleFoodRow[]): Promise<SingleFoodMeal[]> {
  const ids = rows.map((row) => row.suggested_serving_id);
  const servings = await servingsByIds(call.services, call.db, ids);
  return rows.map((row) => presentSingleFoodRow(row, servings, call.language));
}

async function getRow(call: Pick<Call, "db">, id: number): Promise<SingleFoodRow> {
  const row = await findSingleFood(call.db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

const read = async (call: Reader, id: number): Promise<SingleFoodMeal> =>
  first(await present(call, [await getRow(call, id)]));

/** @throws InvalidFields at `field` when no food has this serving. */
export async function requireServing(call: Pick<Call, "db">, field: string, id: number): Promise<number> {
  if (!(await listKnownServings(call.db, [id])).has(id))
    throw invalidField(field, { code: "invalid_pk", id });
  return id;
}

export async function listSingleFoodMeals(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<SingleFoodMeal>> {
  const { rows, count } = await pageOfSingleFoods(call.db, call.subjectId, pageWindow(call.query));
  return toPage(call.query, http, count, await present(call, rows));
}

export async function createSingleFoodMeal(call: Call<Calls["create"]>): Promise<SingleFoodMeal> {
  await checkLogging(call, call.subjectId);
  const { suggested_serving, quantity } = call.body.ingredient;
  const servingId = await requireServing(call, "ingredient.suggested_serving", suggested_serving);
  return read(call, await insertSingleFood(call.db, call.subjectId, { servingId, quantity }, call.now));
}

export const getSingleFoodMeal = (call: Call<Calls["get"]>): Promise<SingleFoodMeal> =>
  read(call, call.params.id);

type Change = Call<Calls["change"]>["body"];

async function change(call: Call, amount: Change, field: string): Promise<SingleFoodMeal> {
  const row = await getRow(call, (call.params as { id: number }).id);
  await checkLogging(call, row.user_id);
  const { suggested_serving = row.suggested_serving_id, quantity = row.quantity } = amount;
  const servingId = await requireServing(call, field, suggested_serving);
  await updateSingleFood(call.db, row.ingredient_id, { servingId, quantity }, call.now);
  return read(call, row.id);
}

export const replaceSingleFoodMeal = (call: Call<Calls["replace"]>): Promise<SingleFoodMeal> =>
  change(call, call.body.ingredient, "ingredient.suggested_serving");

/** The partial update of a food in the diary (FOOD-030). */
export const changeSingleFoodMeal = (call: Call<Calls["change"]>): Promise<SingleFoodMeal> =>
  change(call, call.body, "suggested_serving");

export async function removeSingleFoodMeal(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRow(call, call.params.id);
  await deleteSingleFood(call.db, row.id);
}
