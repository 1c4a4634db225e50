import {
  BILLING_INTERVALS,
  type CheckoutPrice,
  type listCheckoutPrices as endpoint,
} from "@plateful/contract";
import type { Stripe } from "stripe";
import { type Call, Outside } from "../platform/calls/call.ts";
import { getSeller } from "./read-order.ts";

/** Prices by the month or by the year, cheapest first. */
export function toPrices(data: readonly Stripe.Price[]): CheckoutPrice[] {
  const prices = data.flatMap(({ id, unit_amount, currency, recurring }): CheckoutPrice[] => {
    const interval = BILLING_INTERVALS.find((each) => each === recurring?.interval);
    return unit_amount === null || interval === undefined
      ? []
      : [{ id, amount: unit_amount, currency, interval }];
  });
  return prices.toSorted((one, other) => one.amount - other.amount);
}

/** What an organisation sells by the month or by the year, cheapest first. */
export async function listCheckoutPrices(call: Call<typeof endpoint>) {
  const { product } = await getSeller(call, call.query.organisation_subdomain);
  return Outside.ask(
    call.services.payments,
    (stripe) => stripe.prices.list({ product, active: true, type: "recurring", limit: 20 }),
    async (_call, { data }) => ({ prices: toPrices(data) }),
  );
}
