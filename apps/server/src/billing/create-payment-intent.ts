import type { createPaymentIntent as endpoint } from "@plateful/contract";
import { mustHave } from "../platform/base/must-have.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { Discount, PaymentProvider } from "../platform/payments/payment-provider.ts";
import { getSeller, readOrder } from "./read-order.ts";
import type { Seller } from "./seller-store.ts";

/** Cents after the discount of a promo code, never below 0. */
function amountToPay(amount: number, discount: Discount | null) {
  if (discount === null) return amount;
  const off =
    discount.percentOff === null
      ? mustHave(discount.amountOff, "what a coupon takes off")
      : (amount * discount.percentOff) / 100;
  return Math.max(0, Math.round(amount - off));
}

async function beginPayment(
  provider: PaymentProvider,
  { body, retryKey }: Call<typeof endpoint>,
  seller: Seller,
) {
  const { amount, currency, promotion } = await readOrder(provider, seller, body);
  const money = { amount: amountToPay(amount, promotion?.discount ?? null), currency };
  return provider.beginPayment(money, `${retryKey}-payment`);
}

/** Begins a payment of what the provider asks for a price (ledger BILL-029). */
export async function createPaymentIntent(call: Call<typeof endpoint>) {
  const seller = await getSeller(call, call.body.organisation_subdomain);
  return Outside.ask(
    call.services.payments,
    (provider) => beginPayment(provider, call, seller),
    async (_call, { clientSecret, amount, currency }) => ({ client_secret: clientSecret, amount, currency }),
  );
}
