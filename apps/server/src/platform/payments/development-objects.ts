import { randomBytes } from "node:crypto";

/** What the development provider keeps, in the shapes of the provider's wire. */
export interface PriceObject {
  readonly id: string;
  readonly object: "price";
  readonly active: boolean;
  readonly type: "recurring";
  readonly product: { readonly id: string; readonly object: "product"; readonly name: string };
  readonly unit_amount: number;
  readonly currency: string;
  readonly recurring: { readonly interval: "month" | "year"; readonly interval_count: 1 };
}

export interface CustomerObject {
  readonly id: string;
  readonly object: "customer";
  readonly email: string;
  readonly metadata: Readonly<Record<string, string>>;
  balance: number;
}

export interface SubscriptionObject {
  readonly id: string;
  readonly object: "subscription";
  readonly customer: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly latest_invoice: object;
  readonly items: { readonly object: "list"; readonly data: readonly object[]; readonly has_more: false };
}

export interface SessionObject {
  readonly id: string;
  readonly object: "checkout.session";
  readonly mode: "subscription";
  status: "open" | "complete";
  payment_status: "paid" | "unpaid";
  customer: string | null;
  customer_details: { readonly email: string } | null;
  subscription: string | null;
  readonly customer_email: string | null;
  readonly url: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A name as the provider gives them: a kind and random characters. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;

const CENTS = { month: 1295, year: 12_900 } as const;

/** Whatever product an organisation sells here, it has a price for a month and one for a year. */
export function priceOf(interval: "month" | "year", product: string): PriceObject {
  return {
    id: `price_${interval}_${product}`,
    object: "price",
    active: true,
    type: "recurring",
    product: { id: product, object: "product", name: "Plateful" },
    unit_amount: CENTS[interval],
    currency: "eur",
    recurring: { interval, interval_count: 1 },
  };
}

/** The price of a name; null for a name that this provider does not give. */
export function findPrice(id: string): PriceObject | null {
  const match = /^price_(month|year)_(\S+)$/.exec(id);
  return match?.[2] === undefined ? null : priceOf(match[1] === "year" ? "year" : "month", match[2]);
}

const COUPONS: Readonly<Record<string, object>> = {
  WELCOME20: { id: "welcome20", object: "coupon", valid: true, percent_off: 20, amount_off: null },
  FIVEOFF: {
    id: "fiveoff",
    object: "coupon",
    valid: true,
    percent_off: null,
    amount_off: 500,
    currency: "eur",
  },
};

/** The discount of a code, written in any case. */
export function promotionCodesNamed(code: string): object[] {
  const coupon = COUPONS[code.toUpperCase()];
  if (coupon === undefined) return [];
  const promotion = { type: "coupon", coupon };
  return [{ id: `promo_${code.toUpperCase()}`, object: "promotion_code", active: true, code, promotion }];
}

export const listOf = (data: readonly object[], url: string) => ({
  object: "list",
  data,
  has_more: false,
  url,
});
