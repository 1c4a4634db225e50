import type { CoachPlan } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import { DEVELOPMENT_COACH_PRODUCTS } from "../platform/payments/development-objects.ts";
import type { PaidProduct, PaymentProvider } from "../platform/payments/payment-provider.ts";
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

/** A limit as an operator writes it into the notes of a product; null for none, and for what is no number. */
function limitIn(notes: PaidProduct["notes"], name: string): number | null {
  const limit = Number(notes[name]?.trim() || Number.NaN);
  return Number.isSafeInteger(limit) && limit > 0 ? limit : null;
}

/** What the products cost now, by price; one that has no price by month or year is left out. */
export async function readCoachPlans(
  provider: PaymentProvider,
  products: readonly string[],
): Promise<CoachPlan[]> {
  const found = await provider.listProducts(products);
  const plans = await Promise.all(
    found.map(async ({ id, name, notes }) => {
      const prices = await provider.listPrices(id);
      const limits = {
        max_coaches: limitIn(notes, "max_coaches"),
        max_clients: limitIn(notes, "max_clients"),
      };
      return { product: id, name, ...limits, prices: toPrices(prices) };
    }),
  );
  const cheapest = ({ prices }: CoachPlan) => prices[0]?.amount ?? 0;
  return plans
    .filter(({ prices }) => prices.length > 0)
    .toSorted((one, other) => cheapest(one) - cheapest(other));
}
