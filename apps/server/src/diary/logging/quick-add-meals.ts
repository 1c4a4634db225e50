import type { QuickAddMeal, quickAddMeals } from "@plateful/contract";
import { scaleNutrients } from "@plateful/nutrition";
import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Call, Http } from "../../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../../platform/http/page.ts";
import {
  deleteQuickAdd,
  findQuickAdd,
  insertQuickAdd,
  pageOfQuickAdds,
  type QuickAddRow,
  storedNutrients,
  updateQuickAdd,
} from "../day/other-meal-store.ts";
import { presentQuickAdd } from "../day/present-diary.ts";
import { checkLogging } from "./check-logging.ts";

type Calls = typeof quickAddMeals;

async function getRow(call: Pick<Call, "db">, id: number): Promise<QuickAddRow> {
  const row = await findQuickAdd(call.db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

export async function listQuickAddMeals(call: Call<Calls["list"]>, http: Http): Promise<Page<QuickAddMeal>> {
  const { rows, count } = await pageOfQuickAdds(call.db, call.subjectId, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(presentQuickAdd));
}

export async function createQuickAddMeal(call: Call<Calls["create"]>): Promise<QuickAddMeal> {
  await checkLogging(call, call.subjectId);
  return presentQuickAdd(await insertQuickAdd(call.db, call.subjectId, call.body));
}

export const getQuickAddMeal = async (call: Call<Calls["get"]>): Promise<QuickAddMeal> =>
  presentQuickAdd(await getRow(call, call.params.id));

/**
 * The figures of another amount of a logged product, from what was stored with it: the product may have changed since (FOOD-064).
 * @throws InvalidFields for a meal of figures alone, which has no amount.
 */
function ofAmount(row: QuickAddRow, amount: number | undefined): QuickAddRow {
  if (amount === undefined) return row;
  if (row.amount === null) throw invalidField("amount", "no_amount");
  const share = amount / row.amount;
  return {
    ...row,
    amount,
    kcal: row.kcal * share,
    protein: row.protein * share,
    carbohydrates: row.carbohydrates * share,
    fat: row.fat * share,
    fiber: row.fiber === null ? null : row.fiber * share,
    nutrients: scaleNutrients(storedNutrients(row.nutrients), share),
  };
}

export async function changeQuickAddMeal(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<QuickAddMeal> {
  const row = await getRow(call, call.params.id);
  await checkLogging(call, row.user_id);
  const scaled = ofAmount(row, "amount" in call.body ? call.body.amount : undefined);
  const { amount, fiber, nutrients } = scaled;
  const {
    name = row.name,
    kcal = scaled.kcal,
    protein = scaled.protein,
    carbohydrates = scaled.carbohydrates,
    fat = scaled.fat,
  } = call.body;
  // An amount of nothing says nothing.
  if (name === null && amount !== null) throw invalidField("name", "null");
  return presentQuickAdd(
    await updateQuickAdd(call.db, row.id, {
      name,
      kcal,
      protein,
      carbohydrates,
      fat,
      fiber,
      amount,
      nutrients,
    }),
  );
}

export async function deleteQuickAddMeal(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRow(call, call.params.id);
  await deleteQuickAdd(call.db, row.id);
}
