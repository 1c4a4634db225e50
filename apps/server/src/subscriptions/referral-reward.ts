import { randomBytes } from "node:crypto";
import type { Call } from "../platform/calls/call.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { keepCustomer, listCustomerRows } from "./customer-store.ts";
import { earnReferral, findReward, keepReferralCode, noteCredited } from "./referral-reward-store.ts";

/** What a coach gets for a colleague who pays (ledger BILL-033). */
export const REFERRAL_REWARD = { cents: 5_000, currency: "eur" } as const;

/** The code of a coach in links for colleagues, which is made when it is first asked for. */
export const referralCodeOf = ({ db }: Pick<Call, "db">, coachId: number): Promise<string> =>
  keepReferralCode(db, coachId, randomBytes(5).toString("hex"));

const CREDIT_REFERRAL_JOB = "credit-referral";

/** Notes, once, that someone who came by a colleague's link pays, and has the provider told of the reward. */
export async function rewardReferrer(
  { db, services, now }: Pick<Call, "db" | "services" | "now">,
  userId: number | null,
): Promise<void> {
  if (userId === null || !(await earnReferral(db, userId, now))) return;
  await services.jobs.enqueue(db, CREDIT_REFERRAL_JOB, { userId });
}

/** Books the reward as credit of the referrer at the provider, once: a repeat is recognised there by its key. */
async function creditReferrer({ db, clock, payments }: Services, userId: number): Promise<void> {
  const reward = await inSystemScope(db, async (trx) => {
    const found = await findReward(trx, userId);
    const [customer] = found === null ? [] : await listCustomerRows(trx, found.id);
    return found === null ? null : { ...found, customerId: customer?.id };
  });
  if (reward === null) return;
  const customerId = await payments.ask(async (provider) => {
    const { id: referrer, email } = reward;
    const known = reward.customerId ?? (await provider.makeCustomer(email, `customer-${referrer}-${email}`));
    const credit = { amount: REFERRAL_REWARD.cents, currency: REFERRAL_REWARD.currency };
    await provider.creditCustomer(known, credit, `referral-${userId}`);
    return known;
  });
  await inSystemScope(db, async (trx) => {
    const { id: user_id, email, organisation_id } = reward;
    const created_at = clock.now();
    await keepCustomer(trx, { id: customerId, user_id, email, organisation_id, created_at });
    await noteCredited(trx, userId, created_at);
  });
}

export const creditReferralJob = (services: Services): JobKind<never> =>
  ({
    name: CREDIT_REFERRAL_JOB,
    retries: 20,
    retryDelaySeconds: 60,
    work: ({ userId }: { userId: number }) => creditReferrer(services, userId),
  }) as JobKind<never>;
