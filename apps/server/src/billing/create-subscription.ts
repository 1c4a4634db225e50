import type { createSubscription as endpoint } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import type { NewSubscription, PaymentProvider } from "../platform/payments/payment-provider.ts";
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
const secretOf = ({ confirmationSecret }: NewSubscription) =>
  confirmationSecret === null ? {} : { client_secret: confirmationSecret };

/** Asks the provider to subscribe; one person's same wish is carried out once, also without an Idempotency-Key. */
async function subscribe(
  provider: PaymentProvider,
  { body }: Call<typeof endpoint>,
  seller: Seller,
  before: number,
): Promise<NewSubscription> {
  const { priceId, promotion } = await readOrder(provider, seller, body);
  const { customer_id: customerId, payment_method_id: paymentMethodId } = body;
  return provider.subscribe(
    { customerId, priceId, paymentMethodId, promotionId: promotion?.id ?? null },
    `subscribe-${customerId}-${priceId}-${paymentMethodId}-${before}`,
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
    (provider) => subscribe(provider, call, seller, before),
    async (_call, subscription) => ({
      subscription_id: subscription.id,
      status: statusOf(subscription),
      ...secretOf(subscription),
    }),
  );
}
