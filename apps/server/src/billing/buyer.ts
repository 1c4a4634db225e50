import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { mayInTeam } from "../platform/calls/team-rights.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { keepCustomer, listCustomerRows, listSubscriptionRows } from "../subscriptions/index.ts";
import { findEmailOf, findPracticeOwner } from "./seller-store.ts";

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

/**
 * The customer of the person who calls.
 * @throws Problem permission_denied for a coach who may not manage what the practice pays (ledger TEAM-003), account_disabled
 * when that coach is switched off besides.
 */
export async function readCaller({ db }: BuyerCall, actor: Actor): Promise<Buyer> {
  const { id, organisationId } = actor;
  if (actor.isCoach && !(await mayInTeam({ db, actor }, "BILLING")))
    throw new Problem(actor.accountEnabled ? "permission_denied" : "account_disabled");
  const [known] = await listCustomerRows(db, id);
  return { knownId: known?.id ?? null, email: await findEmailOf(db, id), userId: id, organisationId };
}

/**
 * Who pays for the caller. Whoever has paid before manages that without anybody's permission; another coach manages what the
 * owner of the practice pays.
 */
export async function readPayer(call: BuyerCall, actor: Actor): Promise<Buyer> {
  const { id, organisationId } = actor;
  const { db } = call;
  const [own] = await listCustomerRows(db, id);
  if (own !== undefined)
    return { knownId: own.id, email: await findEmailOf(db, id), userId: id, organisationId };
  const caller = await readCaller(call, actor);
  if (!actor.isCoach) return caller;
  return withReach(db, "all", async () => {
    const owner = await findPracticeOwner(db, id);
    const [known] = owner === null ? [] : await listCustomerRows(db, owner.id);
    if (owner === null || known === undefined) return caller;
    return { ...caller, knownId: known.id, email: owner.email, userId: owner.id };
  });
}

/**
 * The buyer's id at the provider, which is asked to make the customer when there is none. A person has one, however often
 * the call is repeated; a newcomer one per call and its repeats.
 */
export async function customerAt(provider: PaymentProvider, buyer: Buyer, retryKey: string): Promise<string> {
  const { knownId, email, userId } = buyer;
  if (knownId !== null) return knownId;
  return provider.makeCustomer(
    email,
    userId === null ? `${retryKey}-customer` : `customer-${userId}-${email}`,
  );
}

/** Stores a customer that the provider has made. */
export async function keepBuyer(call: Pick<Call, "db" | "now">, buyer: Buyer, id: string): Promise<void> {
  if (buyer.knownId !== null) return;
  const { userId: user_id, email, organisationId: organisation_id } = buyer;
  await withReach(call.db, "all", () =>
    keepCustomer(call.db, { id, user_id, email, organisation_id, created_at: call.now }),
  );
}
