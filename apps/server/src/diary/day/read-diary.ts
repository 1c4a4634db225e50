import type { CalendarDay, CalendarItem, RecipeMeal } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { servingsByIds } from "../../foods/index.ts";
import { Problem } from "../../platform/base/problem.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { listIngredients, recipesByIds } from "../../recipes/index.ts";
import { simpleMealsByIds } from "../../simple-recipes/index.ts";
import { type DayRow, findDay } from "./calendar-day-store.ts";
import { findItem, type ItemRow, listItemsOfDays } from "./calendar-item-store.ts";
import { listLinksOfMeals } from "./leftover-store.ts";
import { type MealParts, partKey, presentDay, presentItem, presentRecipeMeal } from "./present-diary.ts";
import type { RecipeMealRow } from "./recipe-meal-store.ts";

/** What reading needs of a call. */
export interface Reader {
  readonly db: Db;
  readonly services: Services;
  readonly language: CompleteLanguage;
}

interface MealRef {
  readonly kind: string;
  readonly id: number;
  readonly recipeId: number | null;
  /** It is left over or cooked on another day, or something is left of it or cooked with it; whole recipe meals are asked about in any case. */
  readonly isLinked: boolean;
}

/** Gathers what all meals need in one query for the kind whose ingredients are shown, however many meals there are. */
async function gatherParts(
  call: Reader,
  meals: readonly MealRef[],
  shown: "recipemeal" | "singlefoodmeal",
): Promise<MealParts> {
  const ids = meals.filter(({ kind }) => kind === shown).map(({ id }) => id);
  const rows = await listIngredients(call.db, shown, ids);
  const linked = meals.filter(({ isLinked }) => isLinked).map(({ id }) => id);
  const links = await listLinksOfMeals(call.db, linked);
  const recipeIds = [
    ...meals.flatMap(({ recipeId }) => recipeId ?? []),
    ...links.flatMap(({ ahead }) => (ahead ?? []).map(({ recipe_template: id }) => id)),
  ];
  return {
    language: call.language,
    recipes: await recipesByIds(call.services, call.db, recipeIds),
    servings: await servingsByIds(
      call.services,
      call.db,
      rows.map((row) => row.suggested_serving_id),
    ),
    ingredients: Map.groupBy(rows, (row) => partKey(row.content_type, row.object_id)),
    simpleMeals: await simpleMealsByIds(
      call,
      meals.filter(({ kind }) => kind === "simplerecipemeal").map(({ id }) => id),
    ),
    links: new Map(links.map(({ object_id: id, ...of }) => [id, of])),
  };
}

const refOfItem = (row: ItemRow): MealRef => ({
  kind: row.content_type,
  id: row.object_id,
  recipeId: row.recipe_template_id,
  isLinked: row.leftover_of !== null || row.cook_on !== null || row.has_leftovers || row.cooks_ahead,
});

const hasItsMeal = ({ content_type: kind, object_id: id }: ItemRow, parts: MealParts): boolean => {
  if (kind === "singlefoodmeal") return parts.ingredients.has(partKey(kind, id));
  return kind !== "simplerecipemeal" || parts.simpleMeals.has(id);
};

/**
 * Leaves out what another call removed after the rows were read: then its meal is gone by the next statement. A row that is
 * still there without its meal is a fault, and stays to be told.
 */
async function withoutRemoved(
  { db }: Reader,
  rows: readonly ItemRow[],
  parts: MealParts,
): Promise<readonly ItemRow[]> {
  const removed = new Set<number>();
  for (const row of rows)
    if (!hasItsMeal(row, parts) && (await findItem(db, row.id)) === undefined) removed.add(row.id);
  return removed.size === 0 ? rows : rows.filter(({ id }) => !removed.has(id));
}

/** Items as the wire shows them; what was removed since they were read is left out. */
export async function presentItems(call: Reader, rows: readonly ItemRow[]): Promise<CalendarItem[]> {
  const parts = await gatherParts(call, rows.map(refOfItem), "singlefoodmeal");
  return (await withoutRemoved(call, rows, parts)).map((row) => presentItem(row, parts));
}

/** Days with all their meals, in a constant number of queries. */
export async function presentDays(call: Reader, days: readonly DayRow[]): Promise<CalendarDay[]> {
  const items = await listItemsOfDays(
    call.db,
    days.map(({ id }) => id),
  );
  const parts = await gatherParts(call, items.map(refOfItem), "singlefoodmeal");
  const there = await withoutRemoved(call, items, parts);
  const itemsByDay = Map.groupBy(there, (item) => item.calendar_day_id);
  return days.map((day) => presentDay(day, itemsByDay.get(day.id) ?? [], parts));
}

export async function presentRecipeMeals(
  call: Reader,
  rows: readonly RecipeMealRow[],
): Promise<RecipeMeal[]> {
  const refs = rows.map((row) => ({
    kind: "recipemeal",
    id: row.id,
    recipeId: row.recipe_template_id,
    isLinked: true,
  }));
  const parts = await gatherParts(call, refs, "recipemeal");
  return rows.map((row) => presentRecipeMeal(row, parts));
}

/** The only element of a list that was made from one row. */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error("The list is empty.");
  return one;
}

export async function getDayRow(db: Db, id: number): Promise<DayRow> {
  const row = await findDay(db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

export async function getItemRow(db: Db, id: number): Promise<ItemRow> {
  const row = await findItem(db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

export const readDay = async (call: Reader, day: DayRow): Promise<CalendarDay> =>
  first(await presentDays(call, [day]));

export async function readItem(call: Reader, id: number): Promise<CalendarItem> {
  const [item] = await presentItems(call, [await getItemRow(call.db, id)]);
  if (item === undefined) throw new Problem("not_found");
  return item;
}
