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
  readonly items: {
    readonly object: "list";
    readonly data: readonly { readonly current_period_end: number }[];
    readonly has_more: false;
  };
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
  /** Until when what is bought costs nothing, in seconds. */
  readonly trial_end: number | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A name as the provider gives them: a kind and random characters. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;

interface Cents {
  readonly month: number;
  readonly year: number;
}
const CENTS: Cents = { month: 1295, year: 12_900 };

interface CoachProduct {
  readonly id: string;
  readonly name: string;
  readonly cents: Cents;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Examples of what coaches subscribe to; a real provider has products of its own (ledger BILL-036). */
export const DEVELOPMENT_COACH_PRODUCTS: readonly CoachProduct[] = [
  {
    id: "prod_coach_solo",
    name: "Solo",
    cents: { month: 3_900, year: 39_000 },
    metadata: { max_coaches: "1", max_clients: "25" },
  },
  {
    id: "prod_coach_studio",
    name: "Studio",
    cents: { month: 7_900, year: 79_000 },
    metadata: { max_coaches: "5", max_clients: "75" },
  },
  {
    id: "prod_coach_clinic",
    name: "Clinic",
    cents: { month: 14_900, year: 149_000 },
    metadata: { max_coaches: "15", max_clients: "200" },
  },
];

/** The products for coaches of these names, as the provider lists them. */
export const productsNamed = (ids: readonly string[]): object[] =>
  DEVELOPMENT_COACH_PRODUCTS.filter(({ id }) => ids.includes(id)).map(({ id, name, metadata }) => ({
    ...{ id, object: "product", active: true, name, metadata },
  }));

/** Whatever product is sold here, it has a price for a month and one for a year. */
export function priceOf(interval: "month" | "year", product: string): PriceObject {
  const coachProduct = DEVELOPMENT_COACH_PRODUCTS.find(({ id }) => id === product);
  return {
    id: `price_${interval}_${product}`,
    object: "price",
    active: true,
    type: "recurring",
    product: { id: product, object: "product", name: coachProduct?.name ?? "Plateful" },
    unit_amount: (coachProduct?.cents ?? CENTS)[interval],
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
