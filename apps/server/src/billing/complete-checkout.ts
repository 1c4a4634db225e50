import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import { languageFrom } from "@plateful/phrases";
import type { Stripe } from "stripe";
import { accountOfBuyer } from "../sign-in/index.ts";
import {
  type BillingWork,
  findCustomer,
  idOf,
  keepCustomer,
  type SubscriptionRow,
  syncCustomer,
} from "../subscriptions/index.ts";
import {
  type CheckoutSessionRow,
  takeCheckoutSession,
  updateCheckoutSession,
} from "./checkout-session-store.ts";

const isPaid = (session: Stripe.Checkout.Session) =>
  session.status === "complete" && session.payment_status !== "unpaid";

/** Gives what was paid for to the buyer, who gets an account when there is none. */
async function settle(
  work: BillingWork,
  row: CheckoutSessionRow,
  session: Stripe.Checkout.Session,
): Promise<CheckoutSessionRow> {
  const { db, now } = work;
  const buyer = {
    email: row.email,
    organisationId: row.organisation_id,
    locale: languageFrom(session.locale ?? undefined),
    now,
  };
  const account = row.user_id === null ? await accountOfBuyer(db, buyer) : { id: row.user_id, isNew: false };
  const done = { user_id: account.id, made_account: account.isNew, completed_at: now };
  await updateCheckoutSession(db, row.id, done);
  if (session.customer !== null)
    await keepCustomer(db, {
      id: idOf(session.customer),
      user_id: account.id,
      email: row.email,
      organisation_id: row.organisation_id,
      created_at: now,
    });
  return { ...row, ...done };
}

/**
 * Carries out what follows from a checkout, once, whoever notices first that it was paid: the provider's message, or
 * somebody who asks. Null for a checkout that is not ours; without `completed_at` it is not paid. Runs where every row
 * is visible.
 */
export async function completeCheckout(
  work: BillingWork,
  sessionId: string,
): Promise<CheckoutSessionRow | null> {
  const row = await takeCheckoutSession(work.db, sessionId);
  if (row === null) return null;
  const session = await work.services.payments.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
  if (!isPaid(session)) return row;
  const settled = row.completed_at === null ? await settle(work, row, session) : row;
  if (session.customer !== null) await syncCustomer(work, idOf(session.customer));
  return settled;
}

const isPaidFor = ({ status }: SubscriptionRow) =>
  isActiveStatus(status as SubscriptionStatus) && status !== "incomplete";

/** Stores what the provider says of a customer; one who paid without a checkout page gets an account by address. */
export async function settleCustomer(work: BillingWork, customerId: string): Promise<void> {
  const customer = await findCustomer(work.db, customerId);
  if (customer === null) return;
  const rows = await syncCustomer(work, customerId);
  const { email, organisation_id } = customer;
  if (customer.user_id !== null || organisation_id === null || !rows.some(isPaidFor)) return;
  const buyer = { email, organisationId: organisation_id, locale: null, now: work.now };
  const account = await accountOfBuyer(work.db, buyer);
  await keepCustomer(work.db, { ...customer, user_id: account.id });
  await syncCustomer(work, customerId);
}
