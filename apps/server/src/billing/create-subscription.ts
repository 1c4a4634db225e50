import type { createSubscription as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { invalidField } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { findCustomer, statusOf } from "../subscriptions/index.ts";
import { countPastSubscriptions } from "./buyer.ts";
import { getSeller, readOrder } from "./read-order.ts";
import type { Seller } from "./seller-store.ts";

/** A customer is used by the person it belongs to, or by a newcomer to whom it was given a moment ago. */
async function checkCustomer(call: Call<typeof endpoint>): Promise<void> {
  const customer = await withReach(call.db, "all", () => findCustomer(call.db, call.body.customer_id));
  const owner = call.visitor?.id ?? null;
  if (customer === null || customer.user_id !== owner) throw invalidField("customer_id", "customer_unknown");
}

/** What the page needs to confirm a first payment; an invoice that is paid has nothing to confirm. */
function secretOf({ latest_invoice }: Stripe.Subscription) {
  const secret = typeof latest_invoice === "object" ? latest_invoice?.confirmation_secret : null;
  return secret === null || secret === undefined ? {} : { client_secret: secret.client_secret };
}

/** Asks the provider to subscribe; one person's same wish is carried out once, also without an Idempotency-Key. */
async function subscribe(
  stripe: Stripe,
  { body }: Call<typeof endpoint>,
  seller: Seller,
  before: number,
): Promise<Stripe.Subscription> {
  const order = await readOrder(stripe, seller, body);
  return stripe.subscriptions.create(
    {
      customer: body.customer_id,
      items: [{ price: order.priceId }],
      default_payment_method: body.payment_method_id,
      ...(order.promotion === null ? {} : { discounts: [{ promotion_code: order.promotion.id }] }),
      expand: ["latest_invoice.confirmation_secret"],
    },
    {
      idempotencyKey: `subscribe-${body.customer_id}-${order.priceId}-${body.payment_method_id}-${before}`,
    },
  );
}

/**
 * Subscribes with a way of paying that was kept before. The provider's message stores it.
 * @throws Problem already_subscribed
 * @throws InvalidFields for someone else's customer, an unknown price or promo code, or a card that is refused.
 */
export async function createSubscription(call: Call<typeof endpoint>) {
  const seller = await getSeller(call, call.body.organisation_subdomain);
  await checkCustomer(call);
  const before = await countPastSubscriptions(call);
  return Outside.ask(
    call.services.payments,
    (stripe) => subscribe(stripe, call, seller, before),
    async (_call, subscription) => ({
      subscription_id: subscription.id,
      status: statusOf(subscription),
      ...secretOf(subscription),
    }),
  );
}
