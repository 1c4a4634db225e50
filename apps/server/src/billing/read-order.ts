import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { isMissing } from "../platform/payments/payment-failure.ts";
import type { PaymentProvider, Price, Promotion } from "../platform/payments/payment-provider.ts";
import { findSeller, type Seller } from "./seller-store.ts";

/** What someone wants to buy, as the provider knows it. */
export interface Order {
  readonly priceId: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly promotion: Promotion | null;
}

/** @throws InvalidFields organisation_subdomain when nobody of that name sells anything. */
export async function getSeller(call: Pick<Call, "db">, subdomain: string): Promise<Seller> {
  const seller = await findSeller(call.db, subdomain);
  if (seller === null) throw invalidField("organisation_subdomain", "unknown_organisation");
  return seller;
}

/**
 * A price of one of these products, which is paid again and again.
 * @throws InvalidFields price_id for any other.
 */
export async function getPrice(
  provider: PaymentProvider,
  products: readonly string[],
  priceId: string,
): Promise<Price> {
  const price = await provider.readPrice(priceId).catch((error: unknown) => {
    if (isMissing(error)) throw invalidField("price_id", "price_unknown");
    throw error;
  });
  const isOffered = price.isActive && price.interval !== null && products.includes(price.productId);
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
export async function readOrder(provider: PaymentProvider, seller: Seller, body: OrderBody): Promise<Order> {
  const price = await getPrice(provider, [seller.product], body.price_id);
  const { amount } = price;
  // A price by steps or by use has no amount of its own, and is not offered either: it is not sold for nothing.
  if (amount === null) throw invalidField("price_id", "price_unknown");
  const code = body.promo_code?.trim() ?? "";
  const promotion = code === "" ? null : await provider.findPromotion(code);
  if (code !== "" && promotion === null) throw invalidField("promo_code", "promo_code_unknown");
  return { priceId: price.id, amount, currency: price.currency, promotion };
}
