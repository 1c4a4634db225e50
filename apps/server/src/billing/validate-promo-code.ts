import type { validatePromoCode as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { findPromotion } from "./read-order.ts";

/** What a code takes off; codes are not to be guessed (see `promoCodeLimits`). */
export async function validatePromoCode(call: Call<typeof endpoint>) {
  const promotion = await findPromotion(call.services.payments, call.body.code);
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
