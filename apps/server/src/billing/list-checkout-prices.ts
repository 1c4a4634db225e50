import {
  BILLING_INTERVALS,
  type CheckoutPrice,
  type listCheckoutPrices as endpoint,
} from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { Price } from "../platform/payments/payment-provider.ts";
import { getSeller } from "./read-order.ts";

/** Prices by the month or by the year, cheapest first. */
export function toPrices(prices: readonly Price[]): CheckoutPrice[] {
  const offered = prices.flatMap(({ id, amount, currency, interval: paid }): CheckoutPrice[] => {
    const interval = BILLING_INTERVALS.find((each) => each === paid);
    return amount === null || interval === undefined ? [] : [{ id, amount, currency, interval }];
  });
  return offered.toSorted((one, other) => one.amount - other.amount);
}

/** What an organisation sells by the month or by the year, cheapest first. */
export async function listCheckoutPrices(call: Call<typeof endpoint>) {
  const { product } = await getSeller(call, call.query.organisation_subdomain);
  return Outside.ask(
    call.services.payments,
    (provider) => provider.listPrices(product),
    async (_call, prices) => ({ prices: toPrices(prices) }),
  );
}
