import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { verifySubscription as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import {
  keepReading,
  listCustomerRows,
  listSubscriptionRows,
  readSubscriptions,
  takeReadingNumber,
} from "../subscriptions/index.ts";
import { isOwnCheckout } from "./checkout-session-store.ts";
import { completeCheckout, readCheckout } from "./complete-checkout.ts";

const answer = (status: string | undefined) => ({
  active: status !== undefined && isActiveStatus(status as SubscriptionStatus) && status !== "incomplete",
  status: (status ?? null) as SubscriptionStatus | null,
});

/** The state of what was bought in a checkout; nothing while it is not paid. */
async function verifyCheckout({ db, services }: Call, sessionId: string) {
  const isOwn = await withReach(db, "all", () => isOwnCheckout(db, sessionId));
  if (!isOwn) throw new Problem("not_found");
  const number = await takeReadingNumber(db);
  return Outside.ask(
    services.payments,
    (provider) => readCheckout(provider, sessionId, number),
    (later, found) =>
      withReach(later.db, "all", async () => {
        const checkout = await completeCheckout(later, found);
        if (checkout === null) throw new Problem("not_found");
        if (checkout.completed_at === null || checkout.user_id === null) return answer(undefined);
        const [customer] = await listCustomerRows(later.db, checkout.user_id);
        const rows = customer === undefined ? [] : await listSubscriptionRows(later.db, [customer.id]);
        return answer(rows[0]?.status);
      }),
  );
}

/** The state of a subscription of the caller. */
async function verifyOwn({ db, services, visitor }: Call, subscriptionId: string) {
  const customers = visitor === null ? [] : await listCustomerRows(db, visitor.id);
  if (customers.length === 0) throw new Problem("not_found");
  const number = await takeReadingNumber(db);
  const ask = (provider: PaymentProvider) =>
    Promise.all(customers.map(({ id }) => readSubscriptions(provider, id, number)));
  return Outside.ask(services.payments, ask, async (later, readings) => {
    const rows = [];
    for (const reading of readings) rows.push(...(await keepReading(later, reading)));
    const found = rows.find(({ id }) => id === subscriptionId);
    if (found === undefined) throw new Problem("not_found");
    return answer(found.status);
  });
}

/**
 * Asks the provider again, for when its message is late (ledger BILL-031).
 * @throws Problem not_found for a checkout or subscription that is not the caller's.
 */
export async function verifySubscription(call: Call<typeof endpoint>) {
  const { session_id, subscription_id } = call.body;
  if (session_id != null) return verifyCheckout(call, session_id);
  if (subscription_id != null) return verifyOwn(call, subscription_id);
  throw invalidField("session_id", "required");
}
