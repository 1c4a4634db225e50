import type { validatePromoCode as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { type Call, Outside } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import { Problem } from "../platform/problem.ts";
import { ipHousehold } from "../sign-in/index.ts";
import { findPromotion } from "./read-order.ts";

const MOST = 10;
const WINDOW_SECONDS = 600;

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

/**
 * What a code takes off; codes are not to be guessed.
 * @throws Problem throttled after ten tries in ten minutes.
 */
export async function validatePromoCode(call: Call<typeof endpoint>, ip: string) {
  const limit = { key: `promo-code:${ipHousehold(ip)}`, most: MOST, seconds: WINDOW_SECONDS };
  const wait = await takeTurn(call.db, [limit], call.now);
  if (wait !== null) throw new Problem("throttled", wait);
  const { payments } = call.services;
  return Outside.ask(
    payments,
    (stripe) => findPromotion(stripe, call.body.code),
    async (_call, promotion) => toDiscount(promotion),
  );
}
