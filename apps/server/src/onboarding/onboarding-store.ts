import type { Db } from "../platform/database/open-database.ts";

/** The weight that somebody starts with; people who measured before keep their own beginning. */
export async function insertFirstWeight(
  db: Db,
  userId: number,
  weightInKg: number,
  moment: Date,
): Promise<void> {
  const earlier = await db
    .selectFrom("user_weights")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  await db
    .insertInto("user_weights")
    .values({ user_id: userId, value: weightInKg, created_at: moment })
    .execute();
}

/** Whether a coach chose what the first plan of this person is made from (ledger COACH-168). */
export async function hasChosenStart(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("start_template_id")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row !== undefined && row.start_template_id !== null;
}
