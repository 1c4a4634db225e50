import { sql } from "kysely";
import type { Db } from "../src/platform/database/open-database.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { TestApp } from "./test-app.ts";

/** Tables whose rows decide what later calls may do: who is let in, with which rights, at what price, and eats along. */
const DECIDING = ["users", "organisations", "household_members"] as const;

/** Puts the rows of a table back as they are now; what they refer to may be gone by then, so references stay as they are. */
async function keepRows(trx: Db, table: (typeof DECIDING)[number]): Promise<(trx: Db) => Promise<void>> {
  const { rows } = await sql<{ kept: unknown }>`
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') as kept from ${sql.table(table)} t`.execute(trx);
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and column_name <> 'email' and column_name !~ '(^|_)id$'`.execute(trx);
  const kept = JSON.stringify(rows[0]?.kept);
  const changes = columns.rows.map(({ name }) => sql`${sql.ref(name)} = k.${sql.ref(name)}`);
  return async (later) => {
    await sql`
      update ${sql.table(table)} t set ${sql.join(changes)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${kept}::jsonb) k
      where t.id = k.id`.execute(later);
  };
}

/** Puts everybody back with the coach and the practice that they have now, as far as these are there by then. */
async function keepCoaches(trx: Db): Promise<(trx: Db) => Promise<void>> {
  const rows = await trx.selectFrom("users").select(["id", "coach_id", "organisation_id"]).execute();
  const kept = JSON.stringify(rows);
  return async (later) => {
    await sql`
      update users t set coach_id = k.coach_id, organisation_id = k.organisation_id
      from jsonb_to_recordset(${kept}::jsonb) k (id integer, coach_id integer, organisation_id integer)
      where t.id = k.id
        and (t.coach_id, t.organisation_id) is distinct from (k.coach_id, k.organisation_id)
        and (k.coach_id is null or exists (select from users c where c.id = k.coach_id))
        and (k.organisation_id is null or exists (select from organisations o where o.id = k.organisation_id))
    `.execute(later);
  };
}

/**
 * Calls of tests that try all values switch people off whom later calls need, which also ends their sessions, change what
 * people and organisations may do and who coaches whom, fill households and days, and use up what a person may do in an hour.
 * @returns what puts people, organisations and sessions back as they are now, and answers whether everybody is still there:
 * who deleted their account does not come back.
 */
export async function keepLetIn(app: TestApp): Promise<() => Promise<boolean>> {
  const { db } = app.app.services;
  const { sessions, restores, eaters, meals } = await inSystemScope(db, async (trx) => ({
    sessions: await trx.selectFrom("sessions").selectAll().execute(),
    restores: [...(await Promise.all(DECIDING.map((table) => keepRows(trx, table)))), await keepCoaches(trx)],
    eaters: (await trx.selectFrom("household_members").select("id").execute()).map(({ id }) => id),
    meals: (await trx.selectFrom("calendar_items").select("id").execute()).map(({ id }) => id),
  }));
  return () =>
    inSystemScope(db, async (trx) => {
      for (const restore of restores) await restore(trx);
      await sql`delete from household_members where id <> all (${eaters}::int[])`.execute(trx);
      await sql`delete from calendar_items where id <> all (${meals}::int[])`.execute(trx);
      await trx.deleteFrom("limited_events").execute();
      const there = await trx.selectFrom("users").select("id").execute();
      const ids = new Set(there.map(({ id }) => id));
      await trx
        .insertInto("sessions")
        .values(sessions.filter(({ user_id }) => ids.has(user_id)).map(({ id: _id, ...session }) => session))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return sessions.every(({ user_id }) => ids.has(user_id));
    });
}
