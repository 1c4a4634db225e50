import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const MAX_SHOWN = 100;

/** How many mails wait, and for how long the oldest has. To be read with the reach "all". */
export async function readWaiting(trx: Db, now: Date) {
  const { rows } = await sql<{ waiting: number; oldest_seconds: number | null }>`
    select count(*)::int as waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_at)))::float8 as oldest_seconds
    from outbox where sent_at is null and given_up_at is null`.execute(trx);
  return rows[0] ?? { waiting: 0, oldest_seconds: null };
}

/** The latest mails that were given up. */
export function listGivenUp(trx: Db) {
  return trx
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "created_at", "given_up_at", "failure", "expires_at"])
    .where("given_up_at", "is not", null)
    .orderBy("given_up_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SHOWN)
    .execute();
}

/** The addresses that nothing is mailed to, latest first. */
export function listBlocked(trx: Db) {
  return trx
    .selectFrom("undeliverable_addresses")
    .selectAll()
    .orderBy("since", "desc")
    .orderBy("email")
    .limit(MAX_SHOWN)
    .execute();
}

/** Puts a mail that was given up back among those that wait; false when there is none that is worth sending. */
export async function putGivenUpBack(trx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("outbox")
    .set({ given_up_at: null, failure: null, attempts: 0, available_at: now, created_at: now })
    .where("id", "=", id)
    .where("given_up_at", "is not", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the address was not blocked. */
export async function deleteBlocked(trx: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("undeliverable_addresses")
    .where("email", "=", email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose address this is; null for nobody's. */
export async function findOwnerOfAddress(trx: Db, email: string): Promise<number | null> {
  const row = await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return row?.id ?? null;
}
