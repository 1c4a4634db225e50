import type { CompleteLanguage } from "@plateful/phrases";

/** An amount in the smallest unit of its currency, such as cents. */
export interface Money {
  readonly amount: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
}

/** What the provider sells, as an operator named it there. */
export interface PaidProduct {
  readonly id: string;
  readonly name: string;
  /** What an operator wrote down beside it, by name. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface Price {
  readonly id: string;
  readonly productId: string;
  /** In the smallest unit of the currency; null for a price by steps or by use. */
  readonly amount: number | null;
  readonly currency: string;
  /** How often it is paid: `month`, `year`, or another interval that the provider knows; null for once. */
  readonly interval: string | null;
  /** How many days are free before it is paid for the first time. */
  readonly trialDays: number;
  /** Whether it is sold now. */
  readonly isActive: boolean;
}

export interface NamedPrice extends Price {
  /** Empty for a product that is no longer sold. */
  readonly productName: string;
}

/** What a promo code takes off: a share or an amount. */
export interface Discount {
  readonly percentOff: number | null;
  /** In the smallest unit of the currency. */
  readonly amountOff: number | null;
  readonly currency: string | null;
}

export interface Promotion {
  readonly id: string;
  /** As the provider writes it, whichever case was typed. */
  readonly code: string;
  /** Null when the provider does not say what it takes off. */
  readonly discount: Discount | null;
}

/** Who pays: a customer of the provider, or an address that becomes one by paying. */
type Payer = { readonly customerId: string } | { readonly email: string };

/** A subscription that is to be paid for on the provider's page. */
export interface CheckoutOrder {
  readonly payer: Payer;
  readonly priceId: string;
  readonly promotionId: string | null;
  /** Until when it costs nothing; null = it is charged at once. */
  readonly freeUntil: Date | null;
  /** Where the page leads whoever paid: an address with a query, to which `session_id` with the checkout's name is added. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly language: CompleteLanguage;
}

interface OpenedCheckout {
  readonly id: string;
  /** The address of the provider's page. */
  readonly url: string;
}

/** A checkout as it is now. */
export interface ProviderCheckout {
  readonly id: string;
  readonly isPaid: boolean;
  /** Null while nobody has become a customer by it. */
  readonly customerId: string | null;
  /** The language in which its page was shown. */
  readonly locale: string | null;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly price: Price;
  readonly periodEnd: Date;
}

export interface ProviderSubscription {
  readonly id: string;
  /** In the provider's words, which may include some that this version of the product does not know. */
  readonly status: string;
  readonly cancelAt: Date | null;
  readonly createdAt: Date;
  readonly items: readonly SubscriptionItem[];
}

/** A subscription that is paid in a way that was kept before. */
export interface SubscriptionOrder {
  readonly customerId: string;
  readonly priceId: string;
  readonly paymentMethodId: string;
  readonly promotionId: string | null;
}

export interface NewSubscription {
  readonly id: string;
  readonly status: string;
  /** With which a page confirms the first payment; null when nothing is left to confirm. */
  readonly confirmationSecret: string | null;
}

/** A payment that a page is to complete with this secret. */
export interface BegunPayment extends Money {
  readonly clientSecret: string;
}

/** A visit to the provider's pages on which a customer manages what they pay. */
export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Null leaves it to the browser. */
  readonly language: CompleteLanguage | null;
}

/** A message that the provider sends by itself. It says what it is about; how that is now is asked. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's own name for its kind, for the record. */
  readonly type: string;
  /** Null for what the product takes no part in. */
  readonly subject:
    | { readonly checkoutId: string }
    | { readonly customerId: string; readonly isTrialEnding: boolean }
    | null;
}

/**
 * What the product needs of a payment provider. What is asked again under the same `retryKey` is done once, and answered as
 * before.
 * @throws PaymentFailure from whatever asks the provider, when that is away or refuses.
 */
export interface PaymentProvider {
  /** Returns the id of the customer. */
  readonly makeCustomer: (email: string, retryKey: string) => Promise<string>;
  /** Books an amount as credit, which later charges use up. */
  readonly creditCustomer: (customerId: string, credit: Money, retryKey: string) => Promise<void>;
  /** Returns the address of the pages. */
  readonly openPortal: (visit: PortalVisit) => Promise<string>;

  /** Those that are sold, of these ids. */
  readonly listProducts: (ids: readonly string[]) => Promise<PaidProduct[]>;
  /** What a product costs now, where it is paid again and again. */
  readonly listPrices: (productId: string) => Promise<Price[]>;
  readonly listNamedPrices: (productId: string) => Promise<NamedPrice[]>;
  readonly readPrice: (id: string) => Promise<Price>;
  /** The promotion behind a code; null for one that is unknown or over. */
  readonly findPromotion: (code: string) => Promise<Promotion | null>;

  readonly openCheckout: (order: CheckoutOrder, retryKey: string) => Promise<OpenedCheckout>;
  readonly readCheckout: (id: string) => Promise<ProviderCheckout>;
  /** Begins to keep a way of paying for later. Returns the secret with which a page completes it. */
  readonly beginSetup: (customerId: string, retryKey: string) => Promise<string>;
  readonly beginPayment: (money: Money, retryKey: string) => Promise<BegunPayment>;

  readonly subscribe: (order: SubscriptionOrder, retryKey: string) => Promise<NewSubscription>;
  /** All subscriptions of a customer, those that are over too; newest first. */
  readonly listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  /** Lets a subscription end with the period that is paid. An empty comment is not sent. */
  readonly endWithPeriod: (subscriptionId: string, comment: string) => Promise<void>;
  /** Ends a subscription at once. */
  readonly endNow: (subscriptionId: string) => Promise<void>;

  /** Asks nobody: a message that the provider signed a moment before `now`; null for every other one. */
  readonly readEvent: (payload: Buffer, signature: string, now: Date) => ProviderEvent | null;
}
