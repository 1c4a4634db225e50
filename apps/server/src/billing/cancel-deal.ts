import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { cancelDeal as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { isMissing } from "../platform/payments/payment-failure.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import {
  keepReading,
  listCustomerRows,
  listSubscriptionRows,
  presentSubscription,
  readSubscriptions,
  type SubscriptionRow,
  takeReadingNumber,
} from "../subscriptions/index.ts";

const present = (row: SubscriptionRow) => {
  const { status, cancel_at } = presentSubscription(row);
  return { status, cancel_at };
};

/** The caller's subscription that has not ended. */
async function findRunning({ db, actor }: Call): Promise<SubscriptionRow | undefined> {
  const customers = await listCustomerRows(db, actor.id);
  const rows = await listSubscriptionRows(
    db,
    customers.map(({ id }) => id),
  );
  return rows.find(({ status }) => isActiveStatus(status as SubscriptionStatus));
}

async function endWithPeriod(provider: PaymentProvider, id: string, comment: string): Promise<void> {
  await provider.endWithPeriod(id, comment).catch((error: unknown) => {
    throw isMissing(error) ? new Problem("not_found") : error;
  });
}

/**
 * Ends the caller's subscription with the period that is paid; asked again, it answers the same.
 * @throws Problem not_found without a subscription that runs.
 */
export async function cancelDeal(call: Call<typeof endpoint>) {
  const running = await findRunning(call);
  if (running === undefined) throw new Problem("not_found");
  if (running.cancel_at !== null) return present(running);
  const { id, customer_id } = running;
  const comment = call.body.reason?.trim() ?? "";
  const number = await takeReadingNumber(call.db);
  const ask = async (provider: PaymentProvider) => {
    await endWithPeriod(provider, id, comment);
    return readSubscriptions(provider, customer_id, number);
  };
  return Outside.ask(call.services.payments, ask, async (later, reading) => {
    const stored = await keepReading(later, reading);
    const ended = stored.find((row) => row.id === id) ?? running;
    // A reading from before may have been stored meanwhile; the provider's message about this change follows it.
    const now = reading.subscriptions.find((one) => one.id === id);
    return present(now === undefined ? ended : { ...ended, cancel_at: now.cancelAt });
  });
}
