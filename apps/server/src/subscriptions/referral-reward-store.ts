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

/** The code of a coach; `fresh` becomes it where there is none yet. */
export async function keepReferralCode(db: Db, userId: number, fresh: string): Promise<string> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ referral_code: eb.fn.coalesce("referral_code", eb.val(fresh)) }))
    .where("id", "=", userId)
    .returning("referral_code")
    .executeTakeFirstOrThrow();
  return row.referral_code ?? fresh;
}

/** Who made an account by the link of a coach, and how many of them pay. */
export async function countReferred(
  db: Db,
  referrerId: number,
): Promise<{ started: number; paying: number }> {
  const { started, paying } = await db
    .selectFrom("users")
    .select((eb) => [
      eb.fn.countAll<number>().as("started"),
      eb.fn.count<number>("referral_earned_at").as("paying"),
    ])
    .where("referred_by_id", "=", referrerId)
    .executeTakeFirstOrThrow();
  return { started: Number(started), paying: Number(paying) };
}
