import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { keepCustomer, listCustomerRows, listSubscriptionRows } from "../subscriptions/index.ts";
import { findEmailOf } from "./seller-store.ts";

type BuyerCall = Pick<Call, "db" | "services" | "now" | "visitor">;

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

/** The caller's customer at the provider, made when there is none. */
export async function customerOfCaller(call: BuyerCall, userId: number): Promise<string> {
  const [known] = await listCustomerRows(call.db, userId);
  if (known !== undefined) return known.id;
  const email = await findEmailOf(call.db, userId);
  return makeCustomer(call, { email, userId, organisationId: call.visitor?.organisationId ?? null });
}

interface NewCustomer {
  readonly email: string;
  readonly userId: number | null;
  readonly organisationId: number | null;
}

/** A new customer at the provider. A person has one, however often the call is repeated. */
export async function makeCustomer(
  call: BuyerCall,
  { email, userId, organisationId }: NewCustomer,
): Promise<string> {
  const key = userId === null ? {} : { idempotencyKey: `customer-${userId}-${email}` };
  const { id } = await call.services.payments.ask((stripe) => stripe.customers.create({ email }, key));
  await withReach(call.db, "all", () =>
    keepCustomer(call.db, {
      id,
      user_id: userId,
      email,
      organisation_id: organisationId,
      created_at: call.now,
    }),
  );
  return id;
}
