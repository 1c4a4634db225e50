import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { verifySubscription as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { listCustomerRows, listSubscriptionRows, syncCustomer } from "../subscriptions/index.ts";
import { completeCheckout } from "./complete-checkout.ts";

const answer = (status: string | undefined) => ({
  active: status !== undefined && isActiveStatus(status as SubscriptionStatus) && status !== "incomplete",
  status: (status ?? null) as SubscriptionStatus | null,
});

/** The state of what was bought in a checkout; nothing while it is not paid. */
async function verifyCheckout(call: Call, sessionId: string) {
  const checkout = await completeCheckout(call, sessionId);
  if (checkout === null) throw new Problem("not_found");
  if (checkout.completed_at === null || checkout.user_id === null) return answer(undefined);
  const [customer] = await listCustomerRows(call.db, checkout.user_id);
  const rows = customer === undefined ? [] : await listSubscriptionRows(call.db, [customer.id]);
  return answer(rows[0]?.status);
}

/** The state of a subscription of the caller. */
async function verifyOwn(call: Call, subscriptionId: string) {
  if (call.visitor === null) throw new Problem("not_found");
  for (const { id } of await listCustomerRows(call.db, call.visitor.id)) {
    const rows = await syncCustomer(call, id);
    const found = rows.find((row) => row.id === subscriptionId);
    if (found !== undefined) return answer(found.status);
  }
  throw new Problem("not_found");
}

/**
 * Asks the provider anew, for when its message is late (ledger BILL-031).
 * @throws Problem not_found for a checkout or subscription that is not the caller's.
 */
export function verifySubscription(call: Call<typeof endpoint>) {
  const { session_id, subscription_id } = call.body;
  return withReach(call.db, "all", () => {
    if (session_id != null) return verifyCheckout(call, session_id);
    if (subscription_id != null) return verifyOwn(call, subscription_id);
    throw invalidField("session_id", "required");
  });
}
