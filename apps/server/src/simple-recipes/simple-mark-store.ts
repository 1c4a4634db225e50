import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** The two marks a person can give a simple recipe; both tables look alike. */
export type SimpleMarkTable = "user_favourite_simple_recipes" | "user_dislike_simple_recipes";

const COLUMNS = ["id", "user_id", "simple_recipe_id"] as const;

export async function pageOfMarks(
  db: Db,
  table: SimpleMarkTable,
  filter: { readonly user: number; readonly recipe: number | undefined },
  window: { limit: number; offset: number },
) {
  const rows = await db
    .selectFrom(table)
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", filter.user)
    .$if(filter.recipe !== undefined, (query) => query.where("simple_recipe_id", "=", filter.recipe ?? 0))
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export function findMark(db: Db, table: SimpleMarkTable, id: number) {
  return db.selectFrom(table).select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type SimpleMarkRow = NonNullable<Awaited<ReturnType<typeof findMark>>>;

/** Marks a recipe, or finds that it is marked already; safe against a double press. */
export async function insertMark(
  db: Db,
  table: SimpleMarkTable,
  userId: number,
  recipeId: number,
): Promise<{ row: SimpleMarkRow; isNew: boolean }> {
  const inserted = await db
    .insertInto(table)
    .values({ user_id: userId, simple_recipe_id: recipeId })
    .onConflict((conflict) => conflict.columns(["user_id", "simple_recipe_id"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const row = await db
    .selectFrom(table)
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("simple_recipe_id", "=", recipeId)
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export function updateMark(
  db: Db,
  table: SimpleMarkTable,
  id: number,
  recipeId: number,
): Promise<SimpleMarkRow> {
  return db
    .updateTable(table)
    .set({ simple_recipe_id: recipeId })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteMark(db: Db, table: SimpleMarkTable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
