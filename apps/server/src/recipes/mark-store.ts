import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Slice } from "../platform/http/page.ts";

/** The two marks a person can give a recipe; both tables look alike. */
export type MarkTable = "user_favourite_recipes" | "user_dislike_recipes";

export interface MarkRow {
  readonly id: number;
  readonly user_id: number;
  readonly recipe_id: number;
}

const COLUMNS = ["id", "user_id", "recipe_id"] as const;

interface MarkFilter {
  readonly user: number;
  readonly recipe: number | undefined;
}

const pageOf = (table: MarkTable) =>
  prepared((db, { user, recipe, limit, offset }: MarkFilter & Slice) => {
    const marks = db
      .selectFrom(table)
      .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
      .where("user_id", "=", user);
    const wanted = recipe === undefined ? marks : marks.where("recipe_id", "=", recipe);
    return wanted.orderBy("id").limit(limit).offset(offset);
  });

const PAGES = {
  user_favourite_recipes: pageOf("user_favourite_recipes"),
  user_dislike_recipes: pageOf("user_dislike_recipes"),
};

export async function pageOfMarks(
  db: Db,
  table: MarkTable,
  filter: MarkFilter,
  window: Slice,
): Promise<{ rows: MarkRow[]; count: number }> {
  const rows = await PAGES[table](db, { ...filter, ...window });
  return { rows, count: rows[0]?.total ?? 0 };
}

export function findMark(db: Db, table: MarkTable, id: number): Promise<MarkRow | undefined> {
  return db.selectFrom(table).select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** Marks a recipe, or finds that it is marked already; safe against a double press (REC-052). */
export async function insertMark(
  db: Db,
  table: MarkTable,
  userId: number,
  recipeId: number,
): Promise<{ row: MarkRow; isNew: boolean }> {
  const inserted = await db
    .insertInto(table)
    .values({ user_id: userId, recipe_id: recipeId })
    .onConflict((conflict) => conflict.columns(["user_id", "recipe_id"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const row = await db
    .selectFrom(table)
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("recipe_id", "=", recipeId)
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export async function updateMark(db: Db, table: MarkTable, id: number, recipeId: number): Promise<MarkRow> {
  return db
    .updateTable(table)
    .set({ recipe_id: recipeId })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteMark(db: Db, table: MarkTable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
