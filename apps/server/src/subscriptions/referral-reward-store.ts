import type { Db } from "../platform/database/open-database.ts";

/** Notes that a referred coach pays; false for one who was not referred, or pays already. */
export async function earnReferral(db: Db, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ referral_earned_at: now })
    .where("id", "=", userId)
    .where("referred_by_id", "is not", null)
    .where("referral_earned_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The coach who is to be credited for a referred one; null when that has happened, or one of the two has left. */
export async function findReward(db: Db, userId: number) {
  const row = await db
    .selectFrom("users as referred")
    .innerJoin("users as referrer", "referrer.id", "referred.referred_by_id")
    .select(["referrer.id", "referrer.email", "referrer.organisation_id"])
    .where("referred.id", "=", userId)
    .where("referred.referral_earned_at", "is not", null)
    .where("referred.referral_credited_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function noteCredited(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable("users").set({ referral_credited_at: now }).where("id", "=", userId).execute();
}
