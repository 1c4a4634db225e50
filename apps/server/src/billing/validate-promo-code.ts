import type { validatePromoCode as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { Promotion } from "../platform/payments/payment-provider.ts";

function toDiscount(promotion: Promotion | null) {
  const discount = promotion?.discount ?? null;
  if (promotion === null || discount === null) return { valid: false };
  const { percentOff: percent_off, amountOff: amount_off, currency } = discount;
  return { valid: true, code: promotion.code, percent_off, amount_off, currency };
}

/** What a code takes off; codes are not to be guessed (see `promoCodeLimits`). */
export async function validatePromoCode(call: Call<typeof endpoint>) {
  const { payments } = call.services;
  return Outside.ask(
    payments,
    (provider) => provider.findPromotion(call.body.code),
    async (_call, promotion) => toDiscount(promotion),
  );
}
