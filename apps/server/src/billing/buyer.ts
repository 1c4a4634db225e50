import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { Stripe } from "stripe";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import type { Actor } from "../platform/who-is.ts";
import { keepCustomer, listCustomerRows, listSubscriptionRows } from "../subscriptions/index.ts";
import { findEmailOf } from "./seller-store.ts";

type BuyerCall = Pick<Call, "db" | "visitor">;

/** The address of the buyer: the caller's own, else the one that was typed. */
export async function getBuyerEmail(call: BuyerCall, typed: string | null | undefined): Promise<string> {
  if (call.visitor !== null) return findEmailOf(call.db, call.visitor.id);
  if (typed === null || typed === undefined) throw invalidField("email", "required");
  return typed;
}

/**
 * How many subscriptions the caller had before, all of them over.
 * @throws Problem already_subscribed for a caller with a subscription that has not ended.
 */
export async function countPastSubscriptions({ db, visitor }: BuyerCall): Promise<number> {
  if (visitor === null) return 0;
  const customers = await listCustomerRows(db, visitor.id);
  const rows = await listSubscriptionRows(
    db,
    customers.map(({ id }) => id),
  );
  if (rows.some(({ status }) => isActiveStatus(status as SubscriptionStatus)))
    throw new Problem("already_subscribed");
  return rows.length;
}

/** A customer at the provider: one that is known here, or one to be made. */
export interface Buyer {
  /** Null for a customer that is still to be made. */
  readonly knownId: string | null;
  readonly email: string;
  readonly userId: number | null;
  readonly organisationId: number | null;
}

/** The customer of the person who calls. */
export async function readCaller(call: BuyerCall, { id, organisationId }: Actor): Promise<Buyer> {
  const [known] = await listCustomerRows(call.db, id);
  const email = await findEmailOf(call.db, id);
  return { knownId: known?.id ?? null, email, userId: id, organisationId };
}

/**
 * The buyer's id at the provider, which is asked to make the customer when there is none. A person has one, however often
 * the call is repeated; a newcomer one per call and its repeats.
 */
export async function customerAt(stripe: Stripe, buyer: Buyer, retryKey: string): Promise<string> {
  const { knownId, email, userId } = buyer;
  if (knownId !== null) return knownId;
  const idempotencyKey = userId === null ? `${retryKey}-customer` : `customer-${userId}-${email}`;
  const { id } = await stripe.customers.create({ email }, { idempotencyKey });
  return id;
}

/** Stores a customer that the provider has made. */
export async function keepBuyer(call: Pick<Call, "db" | "now">, buyer: Buyer, id: string): Promise<void> {
  if (buyer.knownId !== null) return;
  const { userId: user_id, email, organisationId: organisation_id } = buyer;
  await withReach(call.db, "all", () =>
    keepCustomer(call.db, { id, user_id, email, organisation_id, created_at: call.now }),
  );
}
