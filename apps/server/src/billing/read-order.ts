import type { Stripe } from "stripe";
import type { Call } from "../platform/call.ts";
import { isMissing, type Payments } from "../platform/payments/payments.ts";
import { invalidField } from "../platform/problem.ts";
import { idOf } from "../subscriptions/index.ts";
import { findSeller, type Seller } from "./seller-store.ts";

/** What somebody wants to buy, as the provider knows it. */
export interface Order {
  readonly seller: Seller;
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

/** The discount behind a code; null for one that is unknown or over. */
export async function findPromotion(payments: Payments, code: string): Promise<Stripe.PromotionCode | null> {
  const { data } = await payments.ask((stripe) =>
    stripe.promotionCodes.list({ code, active: true, limit: 1, expand: ["data.promotion.coupon"] }),
  );
  return data[0] ?? null;
}

/** @throws InvalidFields price_id unless the seller offers that price for its product. */
async function getPrice(payments: Payments, seller: Seller, priceId: string): Promise<Stripe.Price> {
  const price = await payments
    .ask((stripe) => stripe.prices.retrieve(priceId))
    .catch((error: unknown) => {
      if (isMissing(error)) throw invalidField("price_id", "price_unknown");
      throw error;
    });
  const isOffered = price.active && price.recurring !== null && idOf(price.product) === seller.product;
  if (!isOffered) throw invalidField("price_id", "price_unknown");
  return price;
}

interface OrderBody {
  readonly organisation_subdomain: string;
  readonly price_id: string;
  readonly promo_code?: string | null | undefined;
}

/**
 * Reads an order: the price is looked up at the provider, the caller says no amount (ledger BILL-029).
 * @throws InvalidFields for an unknown organisation, price or promo code.
 */
export async function readOrder(call: Pick<Call, "db" | "services">, body: OrderBody): Promise<Order> {
  const { payments } = call.services;
  const seller = await getSeller(call, body.organisation_subdomain);
  const price = await getPrice(payments, seller, body.price_id);
  const code = body.promo_code?.trim() ?? "";
  const promotion = code === "" ? null : await findPromotion(payments, code);
  if (code !== "" && promotion === null) throw invalidField("promo_code", "promo_code_unknown");
  return {
    seller,
    priceId: price.id,
    amount: price.unit_amount ?? 0,
    currency: price.currency,
    promotion,
  };
}
