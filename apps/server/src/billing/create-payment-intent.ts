import type { createPaymentIntent as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { mustHave } from "../platform/base/must-have.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { getSeller, readOrder } from "./read-order.ts";
import type { Seller } from "./seller-store.ts";

/** Cents after the discount of a promo code, never below 0. */
function amountToPay(
  amount: number,
  coupon: { percent_off: number | null; amount_off: number | null } | null,
) {
  if (coupon === null) return amount;
  const off =
    coupon.percent_off === null
      ? mustHave(coupon.amount_off, "what a coupon takes off")
      : (amount * coupon.percent_off) / 100;
  return Math.max(0, Math.round(amount - off));
}

async function openIntent(stripe: Stripe, { body, retryKey }: Call<typeof endpoint>, seller: Seller) {
  const { amount, currency, promotion } = await readOrder(stripe, seller, body);
  const coupon = promotion?.promotion.coupon ?? null;
  return stripe.paymentIntents.create(
    {
      amount: amountToPay(amount, typeof coupon === "object" ? coupon : null),
      currency,
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: `${retryKey}-payment` },
  );
}

/** Begins a payment of what the provider asks for a price (ledger BILL-029). */
export async function createPaymentIntent(call: Call<typeof endpoint>) {
  const seller = await getSeller(call, call.body.organisation_subdomain);
  return Outside.ask(
    call.services.payments,
    (stripe) => openIntent(stripe, call, seller),
    async (_call, { client_secret, amount, currency }) => ({
      client_secret: mustHave(client_secret, "the secret of the payment"),
      amount,
      currency,
    }),
  );
}
