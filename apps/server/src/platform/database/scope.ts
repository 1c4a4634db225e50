import { sql } from "kysely";
import type { Reach } from "../base/reach.ts";
import type { Db } from "./open-database.ts";
import { insideTransaction } from "./open-work.ts";

/** Runs work in a transaction that sees every row: sign-in before anybody is known, jobs, the demo world. */
export function inSystemScope<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.reach', 'all', true)`.execute(trx);
    return insideTransaction(() => work(trx));
  });
}

/** Widens an open transaction for one piece of work, and narrows it again afterwards. */
export async function withReach<T>(trx: Db, reach: Reach, work: () => Promise<T>): Promise<T> {
  const widened = reach === "clients" ? sql`reach_clients()` : sql`set_config('app.reach', ${reach}, true)`;
  const { rows } = await sql<{
    before: string | null;
  }>`select current_setting('app.reach', true) as before, ${widened}`.execute(trx);
  const result = await work();
  await sql`select set_config('app.reach', ${rows[0]?.before ?? ""}, true)`.execute(trx);
  return result;
}

/**
 * Narrows an open transaction to one list of someone whom the caller shops for, for one piece of work; null when the caller
 * may not (ledger GROC-032).
 */
export async function asShopper<T>(trx: Db, listId: number, work: () => Promise<T>): Promise<T | null> {
  const { rows } = await sql<{ before: string | null; may: boolean }>`
    select current_setting('app.reach', true) as before, open_shopping(${listId}::integer) as may`.execute(
    trx,
  );
  if (rows[0]?.may !== true) return null;
  const result = await work();
  await sql`select set_config('app.reach', ${rows[0].before ?? ""}, true)`.execute(trx);
  return result;
}

/** From here on the open transaction sees what this person sees, as far as the reach goes. */
export async function actAs(trx: Db, userId: number, reach: Reach): Promise<void> {
  await sql`select act_as(${userId}::integer, ${reach})`.execute(trx);
}

/** Runs work in a transaction as one person, on their own rows only. Used by jobs that act for someone. */
export function inScopeOf<T>(db: Db, userId: number, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await actAs(trx, userId, "self");
    return insideTransaction(() => work(trx));
  });
}
