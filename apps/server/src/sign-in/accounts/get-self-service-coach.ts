import type { getSelfServiceCoach as endpoint } from "@plateful/contract";
import type { Call } from "../../platform/calls/call.ts";
import { REFERRAL_REWARD, referralCodeOf } from "../../subscriptions/index.ts";
import { getMe } from "./read-users.ts";

/** A coach's own account (ledger ORG-032). */
export async function getSelfServiceCoach(call: Call<typeof endpoint>) {
  const { id, email, first_name, last_name, organisation, trial_ends_at, customer } = await getMe(call);
  const code = await referralCodeOf(call, id);
  return {
    ...{ id, email, first_name, last_name, organisation, trial_ends_at },
    subscription_status: customer[0]?.subscriptions[0]?.status ?? null,
    referral: {
      code,
      url: `${call.services.settings.publicUrl}/start/coach?ref=${code}`,
      reward: REFERRAL_REWARD.cents / 100,
      currency: REFERRAL_REWARD.currency.toUpperCase(),
    },
  };
}
