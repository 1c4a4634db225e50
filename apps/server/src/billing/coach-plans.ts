import type { CoachPlan } from "@plateful/contract";
import type { Stripe } from "stripe";
import { Problem } from "../platform/base/problem.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import { DEVELOPMENT_COACH_PRODUCTS } from "../platform/payments/development-objects.ts";
import { toPrices } from "./list-checkout-prices.ts";

const HOUR_MS = 3_600_000;
/** The provider begins a subscription with a free period only if that lasts 48 hours more; the payment takes a while, too. */
const MIN_FREE_MS = 49 * HOUR_MS;

/** The products for coaches: those of the settings, or examples where payments are made up. */
export const coachProducts = ({ settings, payments }: Pick<Services, "settings" | "payments">) =>
  payments.development !== null && settings.payments.coachProducts.length === 0
    ? DEVELOPMENT_COACH_PRODUCTS.map(({ id }) => id)
    : settings.payments.coachProducts;

/** @throws Problem permission_denied for anybody but a coach; account_disabled for such a person who is switched off. */
export function requireCoach({ isCoach, accountEnabled }: Pick<Actor, "isCoach" | "accountEnabled">): void {
  if (!isCoach) throw new Problem(accountEnabled ? "permission_denied" : "account_disabled");
}

/** The end of the trial, if a subscription that begins now can wait for it; null = it is charged at once. */
export function firstChargeAt({ trialEndsAt }: Pick<Actor, "trialEndsAt">, now: Date): Date | null {
  const end = trialEndsAt === null ? null : new Date(trialEndsAt);
  return end !== null && end.getTime() - now.getTime() >= MIN_FREE_MS ? end : null;
}

/** A limit as an operator writes it into the metadata of a product; null for none, and for what is no number. */
function limitIn(metadata: Stripe.Metadata, name: string): number | null {
  const limit = Number(metadata[name]?.trim() || Number.NaN);
  return Number.isSafeInteger(limit) && limit > 0 ? limit : null;
}

/** What the products cost now, by price; one that has no price by month or year is left out. */
export async function readCoachPlans(stripe: Stripe, products: readonly string[]): Promise<CoachPlan[]> {
  const found = await stripe.products.list({ ids: [...products], active: true, limit: 100 });
  const plans = await Promise.all(
    found.data.map(async ({ id, name, metadata }) => {
      const { data } = await stripe.prices.list({ product: id, active: true, type: "recurring", limit: 20 });
      const limits = {
        max_coaches: limitIn(metadata, "max_coaches"),
        max_clients: limitIn(metadata, "max_clients"),
      };
      return { product: id, name, ...limits, prices: toPrices(data) };
    }),
  );
  const cheapest = ({ prices }: CoachPlan) => prices[0]?.amount ?? 0;
  return plans
    .filter(({ prices }) => prices.length > 0)
    .toSorted((one, other) => cheapest(one) - cheapest(other));
}
