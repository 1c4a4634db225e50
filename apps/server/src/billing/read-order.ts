import type { Stripe } from "stripe";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { isMissing } from "../platform/payments/payments.ts";
import { idOf } from "../subscriptions/index.ts";
import { findSeller, type Seller } from "./seller-store.ts";

/** What someone wants to buy, as the provider knows it. */
export interface Order {
  readonly priceId: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly promotion: Stripe.PromotionCode | null;
}

/** @throws InvalidFields organisation_subdomain when nobody of that name sells anything. */
export async function getSeller(call: Pick<Call, "db">, subdomain: string): Promise<Seller> {
  const seller = await findSeller(call.db, subdomain);
  if (seller === null) throw invalidField("organisation_subdomain", "unknown_organisation");
  return seller;
}

/** The discount behind a code; null for one that is unknown or over. Asks the provider. */
export async function findPromotion(stripe: Stripe, code: string): Promise<Stripe.PromotionCode | null> {
  const query = { code, active: true, limit: 1, expand: ["data.promotion.coupon"] };
  const { data } = await stripe.promotionCodes.list(query);
  return data[0] ?? null;
}

/**
 * A price of one of these products, which is paid again and again.
 * @throws InvalidFields price_id for any other.
 */
export async function getPrice(
  stripe: Stripe,
  products: readonly string[],
  priceId: string,
): Promise<Stripe.Price> {
  const price = await stripe.prices.retrieve(priceId).catch((error: unknown) => {
    if (isMissing(error)) throw invalidField("price_id", "price_unknown");
    throw error;
  });
  const isOffered = price.active && price.recurring !== null && products.includes(idOf(price.product));
  if (!isOffered) throw invalidField("price_id", "price_unknown");
  return price;
}

interface OrderBody {
  readonly price_id: string;
  readonly promo_code?: string | null | undefined;
}

/**
 * Reads an order at the provider: the price is looked up there, the caller says no amount (ledger BILL-029).
 * @throws InvalidFields for an unknown price or promo code.
 */
export async function readOrder(stripe: Stripe, seller: Seller, body: OrderBody): Promise<Order> {
  const price = await getPrice(stripe, [seller.product], body.price_id);
  const amount = price.unit_amount;
  // A price by steps or by use has no amount of its own, and is not offered either: it is not sold for nothing.
  if (amount === null) throw invalidField("price_id", "price_unknown");
  const code = body.promo_code?.trim() ?? "";
  const promotion = code === "" ? null : await findPromotion(stripe, code);
  if (code !== "" && promotion === null) throw invalidField("promo_code", "promo_code_unknown");
  return { priceId: price.id, amount, currency: price.currency, promotion };
}
