import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** What waits, by name, with the age of what has waited longest, in seconds. */
export interface Backlog {
  readonly name: string;
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly failed: number;
}

/** Jobs that could be begun, and those that were given up, of each kind that the queue knows. To be read with the reach "all". */
export async function readJobBacklog(trx: Db): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select q.name,
      count(j.id) filter (where j.state < 'active' and j.start_after <= now()) as waiting,
      coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= now())), 0)::float8
        as "oldestSeconds",
      count(j.id) filter (where j.state = 'failed') as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    group by q.name order by q.name`.execute(trx);
  return rows;
}

/** Mails that are neither sent nor given up, by how urgent they are. To be read with the reach "all". */
export async function readMailBacklog(trx: Db, now: Date): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select case when urgency = 0 then 'sign-in' else 'other' end as name, count(*) as waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_at)))::float8 as "oldestSeconds", 0 as failed
    from outbox where sent_at is null and given_up_at is null group by 1`.execute(trx);
  return rows;
}

export interface PeopleCounts {
  readonly kind: "client" | "self_service" | "coach" | "staff";
  readonly accounts: number;
  readonly activeDay: number;
  readonly activeWeek: number;
  readonly activeMonth: number;
}

/** Accounts that are on, and how many of them were used within the last days. To be read with the reach "all". */
export async function countPeople(trx: Db, now: Date): Promise<PeopleCounts[]> {
  const activeWithin = (days: number) =>
    sql<number>`count(*) filter (where last_active_at > ${now}::timestamptz - make_interval(days => ${days}::integer))`;
  const { rows } = await sql<PeopleCounts>`
    select case when is_staff then 'staff' when is_coach then 'coach' when coach_id is not null then 'client'
        else 'self_service' end as kind,
      count(*) as accounts, ${activeWithin(1)} as "activeDay", ${activeWithin(7)} as "activeWeek",
      ${activeWithin(30)} as "activeMonth"
    from users where account_enabled group by 1`.execute(trx);
  return rows;
}
