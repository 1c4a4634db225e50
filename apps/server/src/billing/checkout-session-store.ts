import type { Insertable, Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type CheckoutSessionRow = Selectable<Tables["checkout_sessions"]>;

const DAY_MS = 86_400_000;
/** After a day the provider does not take a payment for a checkout any more. */
const UNFINISHED_LIFE_MS = 2 * DAY_MS;
/** A message of the provider is repeated for three days at most. */
const EVENT_LIFE_MS = 30 * DAY_MS;

/** Keeps a checkout that the provider has opened; one that a repeated call got again stays as it is. */
export async function keepCheckoutSession(
  db: Db,
  session: Insertable<Tables["checkout_sessions"]> & { readonly created_at: Date },
): Promise<void> {
  await db
    .deleteFrom("checkout_sessions")
    .where("completed_at", "is", null)
    .where("created_at", "<", new Date(session.created_at.getTime() - UNFINISHED_LIFE_MS))
    .execute();
  await db
    .insertInto("checkout_sessions")
    .values(session)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Whether a checkout is one of ours. */
export async function isOwnCheckout(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("checkout_sessions").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** A checkout of ours; nobody else works on it until the transaction ends. */
export async function takeCheckoutSession(db: Db, id: string): Promise<CheckoutSessionRow | null> {
  const row = await db
    .selectFrom("checkout_sessions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateCheckoutSession(
  db: Db,
  id: string,
  columns: Partial<Pick<CheckoutSessionRow, "user_id" | "made_account" | "completed_at" | "used_at">>,
): Promise<void> {
  await db.updateTable("checkout_sessions").set(columns).where("id", "=", id).execute();
}

/** Whether a message of the provider was carried out before. */
export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("provider_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Notes a message of the provider; false when it was noted before. A second one that comes meanwhile waits here. */
export async function takeProviderEvent(db: Db, id: string, type: string, now: Date): Promise<boolean> {
  await db
    .deleteFrom("provider_events")
    .where("received_at", "<", new Date(now.getTime() - EVENT_LIFE_MS))
    .execute();
  const taken = await db
    .insertInto("provider_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}
