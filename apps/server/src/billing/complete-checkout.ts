import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import { languageFrom } from "@plateful/phrases";
import type { PaymentProvider, ProviderCheckout } from "../platform/payments/payment-provider.ts";
import { accountOfBuyer } from "../sign-in/index.ts";
import {
  type BillingWork,
  findCustomer,
  giveCustomer,
  keepCustomer,
  keepReading,
  type Reading,
  readSubscriptions,
  type SubscriptionRow,
} from "../subscriptions/index.ts";
import {
  type CheckoutSessionRow,
  takeCheckoutSession,
  updateCheckoutSession,
} from "./checkout-session-store.ts";

/** The account of the buyer; one who had none pays at the site of an organisation, and gets one there. */
async function accountFor(
  work: BillingWork,
  { user_id, email, organisation_id: organisationId }: CheckoutSessionRow,
  { locale: shownIn }: ProviderCheckout,
): Promise<{ id: number; isNew: boolean }> {
  if (user_id !== null) return { id: user_id, isNew: false };
  if (organisationId === null) throw new Error("A checkout has neither a buyer nor a seller.");
  const locale = languageFrom(shownIn ?? undefined);
  return accountOfBuyer(work, { email, organisationId, locale, now: work.now });
}

/** Gives what was paid for to the buyer, who gets an account when there is none. */
async function settle(
  work: BillingWork,
  row: CheckoutSessionRow,
  checkout: ProviderCheckout,
): Promise<CheckoutSessionRow> {
  const { db, now } = work;
  const account = await accountFor(work, row, checkout);
  const done = { user_id: account.id, made_account: account.isNew, completed_at: now };
  await updateCheckoutSession(db, row.id, done);
  if (checkout.customerId !== null)
    await keepCustomer(db, {
      id: checkout.customerId,
      user_id: account.id,
      email: row.email,
      organisation_id: row.organisation_id,
      created_at: now,
    });
  return { ...row, ...done };
}

/** What the provider says of a checkout, and of the customer who paid in it. */
export interface CheckoutReading {
  readonly checkout: ProviderCheckout;
  /** Null while nobody has paid. */
  readonly reading: Reading | null;
}

/** Asks the provider for a checkout and what was bought in it. */
export async function readCheckout(
  provider: PaymentProvider,
  checkoutId: string,
  number: number,
): Promise<CheckoutReading> {
  const checkout = await provider.readCheckout(checkoutId);
  const { isPaid, customerId } = checkout;
  if (!isPaid || customerId === null) return { checkout, reading: null };
  return { checkout, reading: await readSubscriptions(provider, customerId, number) };
}

/**
 * Carries out what follows from a checkout, once, whoever notices first that it was paid: the provider's message, or
 * someone who asks. Null for a checkout that is not ours; without `completed_at` it is not paid. Runs where every row
 * is visible.
 */
export async function completeCheckout(
  work: BillingWork,
  { checkout, reading }: CheckoutReading,
): Promise<CheckoutSessionRow | null> {
  const row = await takeCheckoutSession(work.db, checkout.id);
  if (row === null || !checkout.isPaid) return row;
  const settled = row.completed_at === null ? await settle(work, row, checkout) : row;
  if (reading !== null) await keepReading(work, reading);
  return settled;
}

const isPaidFor = ({ status }: SubscriptionRow) =>
  isActiveStatus(status as SubscriptionStatus) && status !== "incomplete";

/** Stores what the provider says of a customer; one who paid without a checkout page gets an account by address. */
export async function settleCustomer(work: BillingWork, reading: Reading): Promise<void> {
  const rows = await keepReading(work, reading);
  // Read after its row is locked, so that two messages at once make one account.
  const customer = await findCustomer(work.db, reading.customerId);
  if (customer === null || customer.user_id !== null || customer.organisation_id === null) return;
  if (!rows.some(isPaidFor)) return;
  const { email, organisation_id: organisationId } = customer;
  const account = await accountOfBuyer(work, { email, organisationId, locale: null, now: work.now });
  await giveCustomer(work.db, customer.id, account.id);
}
