import type { listCoachPlans as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import { coachProducts, firstChargeAt, readCoachPlans, requireCoach } from "./coach-plans.ts";
import { readPracticeSize } from "./practice-size-store.ts";

/**
 * What the calling coach can subscribe to, with prices as the provider has them.
 * @throws Problem permission_denied for anybody but a coach.
 */
export async function listCoachPlans({ actor, db, now, services }: Call<typeof endpoint>) {
  requireCoach(actor);
  const size = await readPracticeSize(db, actor);
  const first_charge_at = firstChargeAt(actor, now)?.toISOString() ?? null;
  const products = coachProducts(services);
  if (products.length === 0) return { plans: [], ...size, first_charge_at };
  return Outside.ask(
    services.payments,
    (provider) => readCoachPlans(provider, products),
    async (_call, plans) => ({ plans, ...size, first_charge_at }),
  );
}
