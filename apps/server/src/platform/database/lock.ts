import { sql } from "kysely";
import type { Db } from "./open-database.ts";

/**
 * Waits until no other transaction works under one of these names, and keeps the names until this one ends. Always
 * taken in the same order, so that two transactions never wait for each other.
 */
export async function lockNames(trx: Db, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
