import type { Stripe } from "stripe";
import type {
  NamedPrice,
  NewSubscription,
  PaidProduct,
  Price,
  Promotion,
  ProviderCheckout,
  ProviderEvent,
  ProviderSubscription,
  SubscriptionItem,
} from "./payment-provider.ts";

/** The id of a thing of the provider, which gives either the id or the whole. */
const idOf = (thing: string | { readonly id: string }): string =>
  typeof thing === "string" ? thing : thing.id;

/** A moment of the provider, which counts in seconds. */
const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** A moment as the provider counts it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const toProduct = ({ id, name, metadata }: Stripe.Product): PaidProduct => ({
  id,
  name,
  notes: metadata,
});

export const toPrice = ({ id, product, unit_amount, currency, recurring, active }: Stripe.Price): Price => ({
  id,
  productId: idOf(product),
  amount: unit_amount,
  currency,
  interval: recurring?.interval ?? null,
  trialDays: recurring?.trial_period_days ?? 0,
  isActive: active,
});

/** A price that was asked for with its whole product. */
export const toNamedPrice = (price: Stripe.Price): NamedPrice => ({
  ...toPrice(price),
  productName: typeof price.product === "object" && "name" in price.product ? price.product.name : "",
});

/** A promotion code that was asked for with its whole coupon. */
export function toPromotion({ id, code, promotion }: Stripe.PromotionCode): Promotion {
  const { coupon } = promotion;
  if (coupon === null || typeof coupon !== "object") return { id, code, discount: null };
  const { percent_off: percentOff, amount_off: amountOff, currency } = coupon;
  return { id, code, discount: { percentOff, amountOff, currency } };
}

export const toCheckout = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: session.id,
  isPaid: session.status === "complete" && session.payment_status !== "unpaid",
  customerId: session.customer === null ? null : idOf(session.customer),
  locale: session.locale,
});

const toItem = ({ id, price, current_period_end }: Stripe.SubscriptionItem): SubscriptionItem => ({
  id,
  price: toPrice(price),
  periodEnd: momentOf(current_period_end),
});

export const toSubscription = (subscription: Stripe.Subscription): ProviderSubscription => ({
  id: subscription.id,
  status: subscription.status,
  cancelAt: subscription.cancel_at === null ? null : momentOf(subscription.cancel_at),
  createdAt: momentOf(subscription.created),
  items: subscription.items.data.map(toItem),
});

/** A subscription that was asked for with the secret of its first invoice; one that is paid has nothing to confirm. */
export function toNewSubscription({ id, status, latest_invoice }: Stripe.Subscription): NewSubscription {
  const secret = typeof latest_invoice === "object" ? latest_invoice?.confirmation_secret : null;
  return { id, status, confirmationSecret: secret?.client_secret ?? null };
}

function subjectOf(event: Stripe.Event): ProviderEvent["subject"] {
  switch (event.type) {
    case "checkout.session.completed":
      return { checkoutId: event.data.object.id };
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return { customerId: idOf(event.data.object.customer), isTrialEnding: false };
    case "customer.subscription.trial_will_end":
      return { customerId: idOf(event.data.object.customer), isTrialEnding: true };
    case "invoice.payment_failed": {
      const { customer } = event.data.object;
      return customer === null ? null : { customerId: idOf(customer), isTrialEnding: false };
    }
    default:
      return null;
  }
}

export const toEvent = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  type: event.type,
  subject: subjectOf(event),
});
