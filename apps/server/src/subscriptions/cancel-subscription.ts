import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { Call } from "../platform/calls/call.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { isMissing } from "../platform/payments/payment-failure.ts";
import { listCustomerRows, listSubscriptionRows } from "./customer-store.ts";

const CANCEL_SUBSCRIPTION_JOB = "cancel-subscription";

interface CancelSubscriptionJob {
  readonly subscriptionId: string;
}

/**
 * Ends every subscription of someone who leaves, at once: nobody is charged for an account that is gone. The provider is
 * told afterwards, as often as it takes, so that leaving never waits for it (api.md 3).
 */
export async function cancelSubscriptionsOf(
  { db, services }: Pick<Call, "db" | "services">,
  userId: number,
): Promise<void> {
  const customers = await listCustomerRows(db, userId);
  const rows = await listSubscriptionRows(
    db,
    customers.map(({ id }) => id),
  );
  for (const { id, status } of rows)
    if (isActiveStatus(status as SubscriptionStatus))
      await services.jobs.enqueue(db, CANCEL_SUBSCRIPTION_JOB, { subscriptionId: id });
}

/** Tells the provider that a subscription has ended; one that it does not know has nothing to end. */
export const cancelSubscriptionJob = (services: Services): JobKind<CancelSubscriptionJob> => ({
  name: CANCEL_SUBSCRIPTION_JOB,
  retries: 20,
  retryDelaySeconds: 30,
  work: async ({ subscriptionId }) => {
    try {
      await services.payments.ask((provider) => provider.endNow(subscriptionId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
});
