import { lockNames } from "./database/lock.ts";
import type { Db } from "./database/open-database.ts";

export interface EventLimit {
  /** What is counted, with whom: `mail:anna@example.org`, `mail-ip:10.0.0.0`. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one more event under each limit, unless one of them is used up already.
 * Returns null when it may happen, else the seconds until it may. Stored in the database, so that several server
 * processes count together and a restart forgets nothing.
 */
export async function takeTurn(trx: Db, limits: readonly EventLimit[], now: Date): Promise<number | null> {
  const keys = [...new Set(limits.map(({ key }) => key))];
  await lockNames(trx, keys);
  for (const { key, most, seconds } of limits) {
    const since = new Date(now.getTime() - seconds * 1000);
    const events = await trx
      .selectFrom("limited_events")
      .select("happened_at")
      .where("key", "=", key)
      .where("happened_at", ">", since)
      .orderBy("happened_at", "desc")
      .limit(most)
      .execute();
    const oldest = events[most - 1];
    if (oldest !== undefined) return (oldest.happened_at.getTime() + seconds * 1000 - now.getTime()) / 1000;
  }
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  await trx
    .deleteFrom("limited_events")
    .where("key", "in", keys)
    .where("happened_at", "<", new Date(now.getTime() - longest * 1000))
    .execute();
  await trx
    .insertInto("limited_events")
    .values(keys.map((key) => ({ key, happened_at: now })))
    .execute();
  return null;
}
