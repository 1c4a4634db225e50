import type { Db } from "../platform/database/open-database.ts";

/** The weight that someone starts with; people who measured before keep their own beginning. */
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
