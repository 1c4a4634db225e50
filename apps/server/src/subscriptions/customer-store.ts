import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type CustomerRow = Selectable<Tables["customers"]>;
export type SubscriptionRow = Selectable<Tables["subscriptions"]>;
/** A customer with the subscriptions, newest first, as they were read as JSON, in which moments are text. */
export interface StoredCustomer {
  readonly id: string;
  readonly subscriptions: readonly (Omit<
    SubscriptionRow,
    "current_period_end" | "cancel_at" | "created_at"
  > & {
    readonly current_period_end: string | null;
    readonly cancel_at: string | null;
  })[];
}

const customersOf = prepared((db, { userId }: { readonly userId: number }) =>
  db
    .selectFrom("customers")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

/** A person's customers, the latest first: that one is used. */
export const listCustomerRows = (db: Db, userId: number): Promise<CustomerRow[]> =>
  customersOf(db, { userId });

/** Whether a person was ever given a trial of the product itself. */
export async function hadTrial(db: Db, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const row = await db
    .selectFrom("users")
    .select("trial_ends_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row !== undefined && row.trial_ends_at !== null;
}

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  const row = await db.selectFrom("customers").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** A customer whose row nobody else changes until the transaction ends. */
export async function takeCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  const query = db.selectFrom("customers").selectAll().where("id", "=", id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * The number of a reading that begins after this call: higher than that of every reading that began before. It is taken
 * before the provider is asked, so of two readings the one with the higher number knows at least as much.
 */
export async function takeReadingNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('provider_readings') as number`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The sequence of readings gave no number.");
  return row.number;
}

/** Notes which reading of a customer is stored. */
export async function markReading(db: Db, id: string, number: number): Promise<void> {
  await db.updateTable("customers").set({ reading: number }).where("id", "=", id).execute();
}

/** Gives a customer who belonged to nobody, with all subscriptions, to a person. */
export async function giveCustomer(db: Db, id: string, userId: number): Promise<void> {
  await db.updateTable("customers").set({ user_id: userId }).where("id", "=", id).execute();
  await db.updateTable("subscriptions").set({ user_id: userId }).where("customer_id", "=", id).execute();
}

/** Keeps a customer of the provider; one that is known and belongs to nobody yet gets its owner. */
export async function keepCustomer(db: Db, customer: Insertable<Tables["customers"]>): Promise<void> {
  await db
    .insertInto("customers")
    .values(customer)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({ user_id: eb.fn.coalesce("customers.user_id", "excluded.user_id") })),
    )
    .execute();
}

/** The subscriptions of some customers, the newest first. */
export async function listSubscriptionRows(
  db: Db,
  customerIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (customerIds.length === 0) return [];
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("customer_id", "in", customerIds)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The states of the subscriptions of people's latest customers, by person; who has no customer is left out. */
export async function listStatusesOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; statuses: string[] }>`
    select c.user_id, coalesce(array_agg(s.status) filter (where s.status is not null), '{}') as statuses
    from (select distinct on (user_id) id, user_id from customers where user_id = any (${[...userIds]}::int[])
      order by user_id, created_at desc, id desc) c
    left join subscriptions s on s.customer_id = c.id
    group by c.user_id`.execute(db);
  return new Map(rows.map(({ user_id, statuses }) => [user_id, statuses]));
}

/** Stores what the provider says now of a subscription. */
export async function keepSubscription(
  db: Db,
  { id, ...columns }: Insertable<Tables["subscriptions"]>,
): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}
