import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { cancelDeal as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { isMissing } from "../platform/payments/payments.ts";
import { Problem } from "../platform/problem.ts";
import {
  listCustomerRows,
  listSubscriptionRows,
  presentSubscription,
  type SubscriptionRow,
  syncCustomer,
} from "../subscriptions/index.ts";

const present = (row: SubscriptionRow) => {
  const { status, cancel_at } = presentSubscription(row);
  return { status, cancel_at };
};

/**
 * Ends the caller's subscription with the period that is paid; asked again, it answers the same.
 * @throws Problem not_found without a subscription that runs.
 */
export async function cancelDeal(call: Call<typeof endpoint>) {
  const { db, services, actor } = call;
  const customers = await listCustomerRows(db, actor.id);
  const rows = await listSubscriptionRows(
    db,
    customers.map(({ id }) => id),
  );
  const running = rows.find(({ status }) => isActiveStatus(status as SubscriptionStatus));
  if (running === undefined) throw new Problem("not_found");
  if (running.cancel_at !== null) return present(running);
  const comment = call.body.reason?.trim() ?? "";
  await services.payments
    .ask((stripe) =>
      stripe.subscriptions.update(running.id, {
        cancel_at_period_end: true,
        ...(comment === "" ? {} : { cancellation_details: { comment } }),
      }),
    )
    .catch((error: unknown) => {
      throw isMissing(error) ? new Problem("not_found") : error;
    });
  const stored = await syncCustomer(call, running.customer_id);
  return present(stored.find(({ id }) => id === running.id) ?? running);
}
