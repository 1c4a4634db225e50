import type { Db } from "../platform/database/open-database.ts";

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
