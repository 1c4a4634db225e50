import type { Stripe } from "stripe";
import { type BillingWork, idOf } from "../subscriptions/index.ts";
import { takeProviderEvent } from "./checkout-session-store.ts";
import { completeCheckout, settleCustomer } from "./complete-checkout.ts";

async function carryOut(work: BillingWork, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case "checkout.session.completed":
      await completeCheckout(work, event.data.object.id);
      return;
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return settleCustomer(work, idOf(event.data.object.customer));
    case "customer.subscription.trial_will_end":
      work.services.log.info({ event: "trial_will_end", subscription: event.data.object.id }, "analytics");
      return settleCustomer(work, idOf(event.data.object.customer));
    case "invoice.payment_failed": {
      const { customer } = event.data.object;
      return customer === null ? undefined : settleCustomer(work, idOf(customer));
    }
    default:
      return;
  }
}

/**
 * Carries out a message of the provider, once: its name is noted in the same transaction, so that a repeat finds it and
 * a failure leaves nothing (ledger BILL-031). Runs where every row is visible.
 */
export async function handleProviderEvent(work: BillingWork, event: Stripe.Event): Promise<void> {
  if (await takeProviderEvent(work.db, event.id, event.type, work.now)) await carryOut(work, event);
}
