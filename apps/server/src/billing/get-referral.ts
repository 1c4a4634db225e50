import { randomBytes } from "node:crypto";
import type { getReferral as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { REFERRAL_REWARD } from "../subscriptions/index.ts";
import { requireCoach } from "./coach-plans.ts";
import { countReferred, keepReferralCode } from "./referral-store.ts";

/**
 * The caller's code for colleagues, which is made when it is first asked for, and what it has brought.
 * @throws Problem permission_denied for anybody but a coach.
 */
export async function getReferral({ actor, db }: Call<typeof endpoint>) {
  requireCoach(actor);
  const code = await keepReferralCode(db, actor.id, randomBytes(5).toString("hex"));
  const { started, paying } = await withReach(db, "all", () => countReferred(db, actor.id));
  return { code, reward: REFERRAL_REWARD.cents, currency: REFERRAL_REWARD.currency, started, paying };
}
