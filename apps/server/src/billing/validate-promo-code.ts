import type { validatePromoCode as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { type Call, Outside } from "../platform/calls/call.ts";
import { findPromotion } from "./read-order.ts";

function toDiscount(promotion: Stripe.PromotionCode | null) {
  const coupon = promotion?.promotion.coupon;
  if (promotion === null || coupon === null || typeof coupon !== "object") return { valid: false };
  return {
    valid: true,
    code: promotion.code,
    percent_off: coupon.percent_off,
    amount_off: coupon.amount_off,
    currency: coupon.currency,
  };
}

/** What a code takes off; codes are not to be guessed (see `promoCodeLimits`). */
export async function validatePromoCode(call: Call<typeof endpoint>) {
  const { payments } = call.services;
  return Outside.ask(
    payments,
    (stripe) => findPromotion(stripe, call.body.code),
    async (_call, promotion) => toDiscount(promotion),
  );
}
