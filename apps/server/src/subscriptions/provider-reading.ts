import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "@plateful/access";
import { type BusinessEvent, recordEvent } from "../platform/analytics/record-event.ts";
import type { Call } from "../platform/calls/call.ts";
import type {
  PaymentProvider,
  ProviderSubscription,
  SubscriptionItem,
} from "../platform/payments/payment-provider.ts";
import {
  type CustomerRow,
  hadTrial,
  keepSubscription,
  listSubscriptionRows,
  markReading,
  type SubscriptionRow,
  takeCustomer,
} from "./customer-store.ts";

import { rewardReferrer } from "./referral-reward.ts";

/** What work on subscriptions needs, inside a call and for a message of the provider alike. */
export type BillingWork = Pick<Call, "db" | "services" | "now">;

/** @throws Error for a state that this version of the product does not know. */
export function statusOf({ id, status }: Pick<ProviderSubscription, "id" | "status">): SubscriptionStatus {
  const known = SUBSCRIPTION_STATUSES.find((each) => each === status);
  if (known === undefined) throw new Error(`${id} is ${status}, which is no known state.`);
  return known;
}

function itemOf({ id, price }: SubscriptionItem) {
  return {
    id,
    plan: {
      id: price.id,
      product: price.productId,
      amount: price.amount ?? 0,
      currency: price.currency,
      interval: price.interval === "year" ? ("year" as const) : ("month" as const),
    },
  };
}

/** States of a subscription that was never paid for. */
const UNPAID_YET: ReadonlySet<string> = new Set(["incomplete", "incomplete_expired", "trialing"]);

/** What changed, as the business counts it (ledger ANALYTICS-004). A coach's own trial ends in the first subscription that is paid. */
async function noteChange(
  work: BillingWork,
  customer: CustomerRow,
  known: readonly SubscriptionRow[],
  now: ProviderSubscription,
): Promise<void> {
  const before = known.find(({ id }) => id === now.id);
  const note = (event: BusinessEvent) => {
    work.services.log.info({ event, subscription: now.id }, "A subscription changed");
    return recordEvent(work, event, customer.user_id);
  };
  if (before === undefined) await note("subscription_created");
  else if (before.status !== now.status) await note("subscription_status_updated");
  const isPaid = now.status === "active" && before?.status !== "active";
  const isFirst = known.every(({ status }) => UNPAID_YET.has(status));
  if (isPaid && (before?.status === "trialing" || (isFirst && (await hadTrial(work.db, customer.user_id)))))
    await note("trial_conversion");
  if (isPaid) await rewardReferrer(work, customer.user_id);
  if (before !== undefined && before.status !== "canceled" && now.status === "canceled")
    await note("contract_churned");
}

/** What the provider said of a customer's subscriptions. */
export interface Reading {
  readonly customerId: string;
  /** The number that was taken before the provider was asked (see `takeReadingNumber`). */
  readonly number: number;
  readonly subscriptions: readonly ProviderSubscription[];
}

/** Asks the provider for the subscriptions of a customer. */
export async function readSubscriptions(
  provider: PaymentProvider,
  customerId: string,
  number: number,
): Promise<Reading> {
  return { customerId, number, subscriptions: await provider.listSubscriptions(customerId) };
}

function rowOf(subscription: ProviderSubscription, { id, user_id }: CustomerRow) {
  const { items } = subscription;
  const ends = items.map(({ periodEnd }) => periodEnd.getTime());
  return {
    id: subscription.id,
    customer_id: id,
    user_id,
    status: statusOf(subscription),
    current_period_end: ends.length === 0 ? null : new Date(Math.max(...ends)),
    cancel_at: subscription.cancelAt,
    items: JSON.stringify(items.map(itemOf)),
    created_at: subscription.createdAt,
  };
}

/**
 * Stores what the provider said, and returns the customer's subscriptions as they are stored then. Whatever a message said,
 * and in which order messages came, what stays is the newest reading: an older one that arrives later is dropped (ledger
 * BILL-031). Works in a scope that sees the customer; one that is not known here is left alone.
 */
export async function keepReading(work: BillingWork, reading: Reading): Promise<SubscriptionRow[]> {
  const { db } = work;
  const { customerId, number, subscriptions } = reading;
  const customer = await takeCustomer(db, customerId);
  if (customer === null) return [];
  if (customer.reading < number) {
    await markReading(db, customerId, number);
    const known = await listSubscriptionRows(db, [customerId]);
    for (const subscription of subscriptions) {
      await noteChange(work, customer, known, subscription);
      await keepSubscription(db, rowOf(subscription, customer));
    }
  }
  return listSubscriptionRows(db, [customerId]);
}
