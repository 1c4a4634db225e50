import type { MeasurementTable } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";

/** Recipes that are read at once. */
const PAGE_RECIPES = 100;

/** The first and the last day of someone's diary, both null without one. */
export const findEndsOfDiary = (
  db: Db,
  userId: number,
): Promise<{ readonly first: string | null; readonly last: string | null }> =>
  db
    .selectFrom("calendar_days")
    .select(({ fn }) => [fn.min<string | null>("date").as("first"), fn.max<string | null>("date").as("last")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

/** Everything of one kind that someone measured, the oldest first. */
export const listMeasured = (
  db: Db,
  table: MeasurementTable,
  userId: number,
): Promise<{ readonly value: number; readonly created_at: Date }[]> =>
  db
    .selectFrom(table)
    .select(["value", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Ids of recipes that someone made and did not delete, after one of them; the end has been reached when there are none. */
export async function listOwnRecipeIds(db: Db, userId: number, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom("recipe_templates")
    .select("id")
    .where("author_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(PAGE_RECIPES)
    .execute();
  return rows.map(({ id }) => id);
}
