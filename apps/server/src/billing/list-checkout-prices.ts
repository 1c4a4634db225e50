import {
  BILLING_INTERVALS,
  type CheckoutPrice,
  type listCheckoutPrices as endpoint,
} from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { getSeller } from "./read-order.ts";

/** What an organisation sells by the month or by the year, cheapest first. */
export async function listCheckoutPrices(call: Call<typeof endpoint>): Promise<{ prices: CheckoutPrice[] }> {
  const seller = await getSeller(call, call.query.organisation_subdomain);
  const { data } = await call.services.payments.ask((stripe) =>
    stripe.prices.list({ product: seller.product, active: true, type: "recurring", limit: 20 }),
  );
  const prices = data.flatMap(({ id, unit_amount, currency, recurring }): CheckoutPrice[] => {
    const interval = BILLING_INTERVALS.find((each) => each === recurring?.interval);
    return unit_amount === null || interval === undefined
      ? []
      : [{ id, amount: unit_amount, currency, interval }];
  });
  return { prices: prices.toSorted((one, other) => one.amount - other.amount) };
}
