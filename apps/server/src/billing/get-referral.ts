import type { getReferral as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { countReferred, REFERRAL_REWARD, referralCodeOf } from "../subscriptions/index.ts";
import { requireCoach } from "./coach-plans.ts";

/**
 * The caller's code for colleagues, which is made when it is first asked for, and what it has brought.
 * @throws Problem permission_denied for anybody but a coach.
 */
export async function getReferral(call: Call<typeof endpoint>) {
  const { actor, db } = call;
  requireCoach(actor);
  const code = await referralCodeOf(call, actor.id);
  const { started, paying } = await withReach(db, "all", () => countReferred(db, actor.id));
  return { code, reward: REFERRAL_REWARD.cents, currency: REFERRAL_REWARD.currency, started, paying };
}
