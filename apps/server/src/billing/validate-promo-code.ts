import type { validatePromoCode as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import { Problem } from "../platform/problem.ts";
import { ipHousehold } from "../sign-in/index.ts";
import { findPromotion } from "./read-order.ts";

const MOST = 10;
const WINDOW_SECONDS = 600;

/**
 * What a code takes off; codes are not to be guessed.
 * @throws Problem throttled after ten tries in ten minutes.
 */
export async function validatePromoCode(call: Call<typeof endpoint>, ip: string) {
  const limit = { key: `promo-code:${ipHousehold(ip)}`, most: MOST, seconds: WINDOW_SECONDS };
  const wait = await takeTurn(call.db, [limit], call.now);
  if (wait !== null) throw new Problem("throttled", wait);
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
