import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "@plateful/access";
import type { Stripe } from "stripe";
import type { Call } from "../platform/call.ts";
import { lockNames } from "../platform/database/lock.ts";
import {
  findCustomer,
  keepSubscription,
  listSubscriptionRows,
  type SubscriptionRow,
} from "./customer-store.ts";

/** What work on subscriptions needs, inside a call and for a message of the provider alike. */
export type BillingWork = Pick<Call, "db" | "services" | "now">;

/** The name of a thing of the provider, which gives either the name or the whole. */
export const idOf = (thing: string | { readonly id: string }): string =>
  typeof thing === "string" ? thing : thing.id;

/** @throws Error for a state that this version of the product does not know. */
export function statusOf({ id, status }: Pick<Stripe.Subscription, "id" | "status">): SubscriptionStatus {
  const known = SUBSCRIPTION_STATUSES.find((each) => each === status);
  if (known === undefined) throw new Error(`${id} is ${status}, which is no known state.`);
  return known;
}

const moment = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

function itemOf({ id, price }: Stripe.SubscriptionItem) {
  return {
    id,
    plan: {
      id: price.id,
      product: idOf(price.product),
      amount: price.unit_amount ?? 0,
      currency: price.currency,
      interval: price.recurring?.interval === "year" ? ("year" as const) : ("month" as const),
    },
  };
}

/** Events of the business; no third party is set up, so they are noted and go nowhere (ledger ANALYTICS-005). */
function noteChange(
  { services }: BillingWork,
  before: SubscriptionRow | undefined,
  now: Stripe.Subscription,
): void {
  const note = (event: string) => services.log.info({ event, subscription: now.id }, "analytics");
  if (before === undefined) note("subscription_created");
  else if (before.status !== now.status) note("subscription_status_updated");
  if (before?.status === "trialing" && now.status === "active") note("trial_conversion");
  if (before !== undefined && before.status !== "canceled" && now.status === "canceled")
    note("contract_churned");
}

/**
 * Reads the subscriptions of a customer from the provider and stores them: whatever a message said, and in which order
 * messages came, what is stored is what the provider says now (ledger BILL-031). Works in a scope that sees the customer;
 * one that is not known here is left alone.
 */
export async function syncCustomer(work: BillingWork, customerId: string): Promise<SubscriptionRow[]> {
  const { db, services } = work;
  // Read and stored by one at a time, else an older answer could be stored after a newer one.
  await lockNames(db, [`customer:${customerId}`]);
  const customer = await findCustomer(db, customerId);
  if (customer === null) return [];
  const { data } = await services.payments.ask((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 }),
  );
  const known = await listSubscriptionRows(db, [customerId]);
  for (const subscription of data) {
    const items = subscription.items.data;
    const ends = items.map(({ current_period_end }) => current_period_end);
    noteChange(
      work,
      known.find(({ id }) => id === subscription.id),
      subscription,
    );
    await keepSubscription(db, {
      id: subscription.id,
      customer_id: customerId,
      user_id: customer.user_id,
      status: statusOf(subscription),
      current_period_end: moment(ends.length === 0 ? null : Math.max(...ends)),
      cancel_at: moment(subscription.cancel_at),
      items: JSON.stringify(items.map(itemOf)),
      created_at: new Date(subscription.created * 1000),
    });
  }
  return listSubscriptionRows(db, [customerId]);
}
