import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const LIST_COLUMNS = ["id", "user_id", "start_date", "end_date", "created"] as const;
const ITEM_COLUMNS = [
  "id",
  "simple_grocery_list_id",
  "text_en",
  "text_nl",
  "category",
  "is_checked",
] as const;

/** Lists, newest first. */
export function pageOfSimpleLists(db: Db, userId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom("simple_grocery_lists")
    .select([...LIST_COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findSimpleList(db: Db, id: number) {
  return db.selectFrom("simple_grocery_lists").select(LIST_COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type SimpleListRow = NonNullable<Awaited<ReturnType<typeof findSimpleList>>>;

export function insertSimpleList(
  db: Db,
  list: { readonly userId: number; readonly start: string; readonly end: string },
  now: Date,
): Promise<SimpleListRow> {
  return db
    .insertInto("simple_grocery_lists")
    .values({ user_id: list.userId, start_date: list.start, end_date: list.end, created: now })
    .returning(LIST_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteSimpleList(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("simple_grocery_lists")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listSimpleItems(db: Db, listIds: readonly number[]) {
  if (listIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("simple_grocery_list_items")
    .select(ITEM_COLUMNS)
    .where("simple_grocery_list_id", "in", [...listIds])
    .orderBy("id")
    .execute();
}
export type SimpleItemRow = Awaited<ReturnType<typeof listSimpleItems>>[number];

export interface NewSimpleItem {
  readonly text_en: string;
  readonly text_nl: string;
  readonly category: string;
}

export async function insertSimpleItems(
  db: Db,
  list: SimpleListRow,
  items: readonly NewSimpleItem[],
): Promise<SimpleItemRow[]> {
  if (items.length === 0) return [];
  return db
    .insertInto("simple_grocery_list_items")
    .values(items.map((item) => ({ ...item, simple_grocery_list_id: list.id, user_id: list.user_id })))
    .returning(ITEM_COLUMNS)
    .execute();
}

export interface SimpleItemChanges {
  readonly is_checked?: boolean;
  readonly text_en?: string;
  readonly text_nl?: string;
}

export function updateSimpleItem(
  db: Db,
  id: number,
  changes: SimpleItemChanges,
): Promise<SimpleItemRow | undefined> {
  const query = db.selectFrom("simple_grocery_list_items").select(ITEM_COLUMNS).where("id", "=", id);
  if (Object.keys(changes).length === 0) return query.executeTakeFirst();
  return db
    .updateTable("simple_grocery_list_items")
    .set(changes)
    .where("id", "=", id)
    .returning(ITEM_COLUMNS)
    .executeTakeFirst();
}

export async function deleteSimpleItem(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("simple_grocery_list_items")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The simple recipes planned in a range and not eaten yet, with the part of each that is cooked. */
export function listPlannedSimpleRecipes(db: Db, userId: number, from: string, to: string) {
  return db
    .selectFrom("calendar_days as d")
    .innerJoin("calendar_items as i", "i.calendar_day_id", "d.id")
    .innerJoin("simple_recipe_meals as m", (join) =>
      join.onRef("m.id", "=", "i.object_id").on("i.content_type", "=", "simplerecipemeal"),
    )
    .innerJoin("simple_recipes as r", "r.id", "m.simple_recipe_id")
    .select([
      "m.meal_servings",
      "r.servings",
      "r.ingredients_en",
      "r.ingredients_nl",
      "r.ingredient_categories",
    ])
    .where("d.user_id", "=", userId)
    .where("d.date", ">=", from)
    .where("d.date", "<=", to)
    .where("i.status", "=", "PLANNED")
    .orderBy("d.date")
    .orderBy("i.id")
    .execute();
}
export type PlannedSimpleRow = Awaited<ReturnType<typeof listPlannedSimpleRecipes>>[number];
