import { GROWTH_WEEKS } from "@plateful/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

export interface Numbers {
  readonly organisations: number;
  readonly people: number;
  readonly people_active: number;
  readonly coaches: number;
  readonly coaches_in_trial: number;
  readonly coaches_in_last_week: number;
  readonly subscriptions: number;
  readonly subscriptions_unpaid: number;
}

/** How much there is of everything. To be read with the reach "all". */
export async function readNumbers(trx: Db, now: Date): Promise<Numbers> {
  const { rows } = await sql<Numbers>`
    select (select count(*)::int from organisations) as organisations, p.*, s.*
    from (select count(*)::int as people,
        count(*) filter (where last_active_at > ${now}::timestamptz - interval '1 day')::int as people_active,
        count(*) filter (where is_coach)::int as coaches,
        count(*) filter (where is_coach and trial_ends_at > ${now}::timestamptz)::int as coaches_in_trial,
        count(*) filter (where is_coach and trial_ends_at > ${now}::timestamptz
          and trial_ends_at <= ${now}::timestamptz + interval '7 days')::int as coaches_in_last_week
      from users where account_enabled) p,
    (select count(*) filter (where status in ('active', 'trialing'))::int as subscriptions,
        count(*) filter (where status in ('past_due', 'unpaid'))::int as subscriptions_unpaid
      from subscriptions) s`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error("Counting gave no row.");
  return row;
}

export interface Growth {
  readonly organisations: number[];
  readonly people: number[];
  readonly subscriptions: number[];
}

/**
 * How many there were week by week of what is there now; what is gone is in no number. Each table is read once: what came in
 * the week that many weeks ago, and all before the first week together. To be read with the reach "all".
 */
export async function readGrowth(trx: Db, now: Date): Promise<Growth> {
  const first = GROWTH_WEEKS - 1;
  const weeksAgo = (moment: RawBuilder<unknown>) =>
    sql`least(${first}::int, greatest(0, floor(extract(epoch from ${now}::timestamptz - ${moment}) / 604800)))::int`;
  const { rows } = await sql<{ what: keyof Growth; weeks: number; count: number }>`
    select 'organisations' as what, ${weeksAgo(sql`created`)} as weeks, count(*)::int as count
      from organisations group by 2
    union all select 'people', ${weeksAgo(sql`date_joined`)}, count(*)::int
      from users where account_enabled group by 2
    union all select 'subscriptions', ${weeksAgo(sql`created_at`)}, count(*)::int
      from subscriptions where status in ('active', 'trialing') group by 2`.execute(trx);
  const of = (what: keyof Growth) =>
    Array.from({ length: GROWTH_WEEKS }, (_, at) =>
      rows
        .filter((row) => row.what === what && row.weeks >= first - at)
        .reduce((sum, { count }) => sum + count, 0),
    );
  return { organisations: of("organisations"), people: of("people"), subscriptions: of("subscriptions") };
}

export interface Counted {
  readonly count: number;
  readonly since: Date | null;
}

/** What was given up or blocked, and since when. To be read with the reach "all". */
export async function readMailTrouble(trx: Db): Promise<{ failed: Counted; blocked: Counted }> {
  const failed = await trx
    .selectFrom("outbox")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("given_up_at").as("since")])
    .where("given_up_at", "is not", null)
    .executeTakeFirstOrThrow();
  const blocked = await trx
    .selectFrom("undeliverable_addresses")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("since").as("since")])
    .executeTakeFirstOrThrow();
  return {
    failed: { count: Number(failed.count), since: failed.since },
    blocked: { count: Number(blocked.count), since: blocked.since },
  };
}
