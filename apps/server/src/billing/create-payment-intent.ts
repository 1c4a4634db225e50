import type { createPaymentIntent as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { readOrder } from "./read-order.ts";

/** Cents after the discount of a promo code, never below 0. */
function amountToPay(
  amount: number,
  coupon: { percent_off: number | null; amount_off: number | null } | null,
) {
  if (coupon === null) return amount;
  const off = coupon.percent_off === null ? (coupon.amount_off ?? 0) : (amount * coupon.percent_off) / 100;
  return Math.max(0, Math.round(amount - off));
}

/** Begins a payment of what the provider asks for a price (ledger BILL-029). */
export async function createPaymentIntent(call: Call<typeof endpoint>) {
  const { amount, currency, promotion } = await readOrder(call, call.body);
  const coupon = promotion?.promotion.coupon ?? null;
  const intent = await call.services.payments.ask((stripe) =>
    stripe.paymentIntents.create({
      amount: amountToPay(amount, typeof coupon === "object" ? coupon : null),
      currency,
      automatic_payment_methods: { enabled: true },
    }),
  );
  return { client_secret: intent.client_secret ?? "", amount: intent.amount, currency: intent.currency };
}
