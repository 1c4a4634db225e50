import type { Stripe } from "stripe";
import { mustHave } from "../base/must-have.ts";
import type {
  BegunPayment,
  CheckoutOrder,
  Money,
  PaymentProvider,
  PortalVisit,
  ProviderEvent,
  SubscriptionOrder,
} from "./payment-provider.ts";
import { openProviderClient, type ProviderAccess } from "./provider-client.ts";
import { isUnsigned, translated } from "./stripe-failures.ts";
import {
  secondsOf,
  toCheckout,
  toEvent,
  toNamedPrice,
  toNewSubscription,
  toPrice,
  toProduct,
  toPromotion,
  toSubscription,
} from "./stripe-shapes.ts";

/** A message may be this old; older ones are taken for repeats by someone who listened in. */
const MAX_AGE_SECONDS = 300;
/** How far the clock of the provider may run ahead of ours. */
const MAX_AHEAD_SECONDS = 10;

/** Prices that are paid again and again. */
const pricesOf = (product: string) => ({ product, active: true, type: "recurring", limit: 20 }) as const;

const discountsOf = (promotionId: string | null) =>
  promotionId === null ? {} : { discounts: [{ promotion_code: promotionId }] };

/** The moment at which a message was signed, in seconds; the library accepts any in the future, so it is read here. */
function signedAt(signature: string): number {
  const stamps = signature.split(",").filter((part) => part.startsWith("t="));
  return stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
}

/** The payment provider by its own library. */
class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(stripe: Stripe, webhookSecret: string) {
    this.stripe = stripe;
    this.webhookSecret = webhookSecret;
  }

  makeCustomer = async (email: string, idempotencyKey: string) => {
    const { id } = await translated(() => this.stripe.customers.create({ email }, { idempotencyKey }));
    return id;
  };

  creditCustomer = async (customerId: string, { amount, currency }: Money, idempotencyKey: string) => {
    // A balance is what the customer owes.
    const credit = { amount: -amount, currency };
    await translated(() =>
      this.stripe.customers.createBalanceTransaction(customerId, credit, { idempotencyKey }),
    );
  };

  openPortal = async ({ customerId: customer, returnUrl: return_url, language }: PortalVisit) => {
    const visit = { customer, return_url, ...(language === null ? {} : { locale: language }) };
    const { url } = await translated(() => this.stripe.billingPortal.sessions.create(visit));
    return url;
  };

  listProducts = async (ids: readonly string[]) => {
    const wanted = { ids: [...ids], active: true, limit: 100 };
    const { data } = await translated(() => this.stripe.products.list(wanted));
    return data.map(toProduct);
  };

  listPrices = async (productId: string) => {
    const { data } = await translated(() => this.stripe.prices.list(pricesOf(productId)));
    return data.map(toPrice);
  };

  listNamedPrices = async (productId: string) => {
    const wanted = { ...pricesOf(productId), expand: ["data.product"] };
    const { data } = await translated(() => this.stripe.prices.list(wanted));
    return data.map(toNamedPrice);
  };

  readPrice = async (id: string) => toPrice(await translated(() => this.stripe.prices.retrieve(id)));

  findPromotion = async (code: string) => {
    const wanted = { code, active: true, limit: 1, expand: ["data.promotion.coupon"] };
    const { data } = await translated(() => this.stripe.promotionCodes.list(wanted));
    return data[0] === undefined ? null : toPromotion(data[0]);
  };

  openCheckout = async (order: CheckoutOrder, idempotencyKey: string) => {
    const { payer, priceId, promotionId, freeUntil, successUrl, cancelUrl, language } = order;
    const wanted: Stripe.Checkout.SessionCreateParams = {
      mode: "subscription",
      line_items: [{ price: priceId, quantity: 1 }],
      ...("email" in payer ? { customer_email: payer.email } : { customer: payer.customerId }),
      ...discountsOf(promotionId),
      ...(freeUntil === null ? {} : { subscription_data: { trial_end: secondsOf(freeUntil) } }),
      // The provider writes the name of the checkout in place of the braces, which must not be escaped.
      success_url: `${successUrl}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: cancelUrl,
      locale: language,
    };
    const { id, url } = await translated(() =>
      this.stripe.checkout.sessions.create(wanted, { idempotencyKey }),
    );
    return { id, url: mustHave(url, "the address of the checkout") };
  };

  readCheckout = async (id: string) =>
    toCheckout(await translated(() => this.stripe.checkout.sessions.retrieve(id)));

  beginSetup = async (customer: string, idempotencyKey: string) => {
    const wanted = { customer, usage: "off_session" } as const;
    const { client_secret } = await translated(() =>
      this.stripe.setupIntents.create(wanted, { idempotencyKey }),
    );
    return mustHave(client_secret, "the secret of the setup");
  };

  beginPayment = async (money: Money, idempotencyKey: string): Promise<BegunPayment> => {
    const wanted = {
      amount: money.amount,
      currency: money.currency,
      automatic_payment_methods: { enabled: true },
    };
    const { client_secret, amount, currency } = await translated(() =>
      this.stripe.paymentIntents.create(wanted, { idempotencyKey }),
    );
    return { amount, currency, clientSecret: mustHave(client_secret, "the secret of the payment") };
  };

  subscribe = async (order: SubscriptionOrder, idempotencyKey: string) => {
    const wanted = {
      customer: order.customerId,
      items: [{ price: order.priceId }],
      default_payment_method: order.paymentMethodId,
      ...discountsOf(order.promotionId),
      expand: ["latest_invoice.confirmation_secret"],
    };
    return toNewSubscription(
      await translated(() => this.stripe.subscriptions.create(wanted, { idempotencyKey })),
    );
  };

  listSubscriptions = async (customer: string) => {
    const wanted = { customer, status: "all", limit: 100 } as const;
    const { data } = await translated(() => this.stripe.subscriptions.list(wanted));
    return data.map(toSubscription);
  };

  endWithPeriod = async (subscriptionId: string, comment: string) => {
    const details = comment === "" ? {} : { cancellation_details: { comment } };
    const change = { cancel_at_period_end: true, ...details };
    await translated(() => this.stripe.subscriptions.update(subscriptionId, change));
  };

  endNow = async (subscriptionId: string) => {
    await translated(() => this.stripe.subscriptions.cancel(subscriptionId));
  };

  readEvent = (payload: Buffer, signature: string, now: Date): ProviderEvent | null => {
    const time = now.getTime();
    if (!(signedAt(signature) <= time / 1000 + MAX_AHEAD_SECONDS)) return null;
    let event: Stripe.Event;
    try {
      const { webhooks } = this.stripe;
      const secret = this.webhookSecret;
      event = webhooks.constructEvent(payload, signature, secret, MAX_AGE_SECONDS, undefined, time);
    } catch (error) {
      if (isUnsigned(error) || error instanceof SyntaxError) return null;
      throw error;
    }
    return toEvent(event);
  };
}

/** Opens the provider where the settings say it is. */
export async function openStripeProvider(access: ProviderAccess): Promise<PaymentProvider> {
  return new StripeProvider(await openProviderClient(access), access.webhookSecret);
}
