import type { Queryable } from "../../apps/server/src/platform/database/open-database.ts";

const SEARCHED = ["food_search", "food_words", "food_word_beginnings", "food_word_slips"];

/**
 * Brings a database that was just started to the state of one that has been up for a while: what searches look at is in memory, and
 * everybody was here within the hour, so that no measured call is the one of the hour that notes it. Needs the superuser.
 */
export async function warm(client: Queryable): Promise<void> {
  await client.query("create extension if not exists pg_prewarm");
  await client.query(
    `select pg_prewarm(c.oid) from pg_class c left join pg_index i on i.indexrelid = c.oid
     where coalesce(i.indrelid, c.oid) = any ($1::regclass[])`,
    [SEARCHED],
  );
  await client.query("update sessions set last_used_at = now(), expires_at = now() + interval '30 days'");
  await client.query("update users set last_active_at = now()");
  await client.query("vacuum (analyze) sessions, users");
}
