import { recordEvent } from "../platform/analytics/record-event.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { ProviderEvent } from "../platform/payments/payment-provider.ts";
import {
  type BillingWork,
  findCustomer,
  readSubscriptions,
  takeReadingNumber,
} from "../subscriptions/index.ts";
import { isKnownEvent, isOwnCheckout, takeProviderEvent } from "./checkout-session-store.ts";
import { completeCheckout, readCheckout, settleCustomer } from "./complete-checkout.ts";

/** What a message is about: the provider is asked how it is now, whatever the message says. */
type Subject = NonNullable<ProviderEvent["subject"]>;

const isOurs = async (db: Db, subject: Subject): Promise<boolean> =>
  "checkoutId" in subject
    ? isOwnCheckout(db, subject.checkoutId)
    : (await findCustomer(db, subject.customerId)) !== null;

/** The provider says so three days ahead, as the product does of its own trials (ledger ANALYTICS-004). */
async function noteTrialEnd(work: BillingWork, customerId: string): Promise<void> {
  const known = await findCustomer(work.db, customerId);
  if (known !== null) await recordEvent(work, "trial_will_end", known.user_id);
}

type Effect = (work: BillingWork) => Promise<unknown>;
const NO_EFFECT: Effect = async () => {};

/** Asks the provider what a message is to change here; what it changes is carried out later, in one transaction. */
async function readEffect({ payments }: Services, subject: Subject, number: number): Promise<Effect> {
  if ("checkoutId" in subject) {
    const { checkoutId } = subject;
    const checkout = await payments.ask((provider) => readCheckout(provider, checkoutId, number));
    return (work) => completeCheckout(work, checkout);
  }
  const { customerId } = subject;
  const reading = await payments.ask((provider) => readSubscriptions(provider, customerId, number));
  return (work) => settleCustomer(work, reading);
}

/**
 * Carries out a message of the provider, once: its name is noted in the transaction of its effect, so that a repeat finds
 * it and a failure leaves nothing (ledger BILL-031). The provider is asked between two short transactions.
 */
export async function handleProviderEvent(services: Services, event: ProviderEvent): Promise<void> {
  const now = services.clock.now();
  const { subject } = event;
  const number = await inSystemScope(services.db, async (db) => {
    if (await isKnownEvent(db, event.id)) return null;
    // Numbers begin at 1.
    return subject !== null && (await isOurs(db, subject)) ? takeReadingNumber(db) : 0;
  });
  if (number === null) return;
  const effect = subject === null || number === 0 ? NO_EFFECT : await readEffect(services, subject, number);
  await inSystemScope(services.db, async (db) => {
    if (!(await takeProviderEvent(db, event.id, event.type, now))) return;
    const work = { db, services, now };
    await effect(work);
    if (subject !== null && "customerId" in subject && subject.isTrialEnding)
      await noteTrialEnd(work, subject.customerId);
  });
}
