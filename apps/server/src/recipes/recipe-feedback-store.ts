import { type Insertable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

const COLUMNS = ["id", "user_id", "recipe_id", "kind", "rating", "text", "created"] as const;

export function findFeedback(db: Db, id: number) {
  return db.selectFrom("recipe_feedback").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;
export type FeedbackColumns = Pick<
  Insertable<Tables["recipe_feedback"]>,
  "recipe_id" | "kind" | "rating" | "text"
>;

interface Wanted {
  readonly userId: number;
  readonly recipeId: number | undefined;
}

/** Feedback of one person, newest first, with the number of all of it. */
export async function pageOfFeedback(
  db: Db,
  { userId, recipeId }: Wanted,
  { limit, offset }: Slice,
): Promise<{ rows: FeedbackRow[]; count: number }> {
  let found = db
    .selectFrom("recipe_feedback")
    .select([...COLUMNS, sql<number>`(count(*) over ())::int`.as("total")])
    .where("user_id", "=", userId);
  if (recipeId !== undefined) found = found.where("recipe_id", "=", recipeId);
  const rows = await found.orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export async function countFeedback(db: Db, userId: number, recipeId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recipe_feedback")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("recipe_id", "=", recipeId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertFeedback = (
  db: Db,
  userId: number,
  columns: FeedbackColumns,
  created: Date,
): Promise<FeedbackRow> =>
  db
    .insertInto("recipe_feedback")
    .values({ ...columns, user_id: userId, created })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const updateFeedback = (db: Db, id: number, columns: FeedbackColumns): Promise<FeedbackRow> =>
  db
    .updateTable("recipe_feedback")
    .set(columns)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteFeedback(db: Db, id: number): Promise<void> {
  await db.deleteFrom("recipe_feedback").where("id", "=", id).execute();
}
