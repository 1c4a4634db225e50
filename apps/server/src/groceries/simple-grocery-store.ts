import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const LIST_COLUMNS = ["id", "user_id", "start_date", "end_date", "created"] as const;

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
