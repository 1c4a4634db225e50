import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const MAX_SHOWN = 50;

export interface QueueRow {
  readonly kind: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly oldest_seconds: number | null;
}

/** Each kind of work that the queue knows, with what waits, is under way and was given up. */
export async function listQueues(trx: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name as kind,
      count(j.id) filter (where j.state < 'active')::int as waiting,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      greatest(0, extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now())))::float8 as oldest_seconds
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    group by q.name order by q.name`.execute(trx);
  return rows;
}

export interface FailedJobRow {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly failed_at: Date | null;
  readonly error: string | null;
}

/** The latest jobs that were given up. Only the name of the error is read: its message may hold what the work was about. */
export async function listFailedJobs(trx: Db): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id::text, name as kind, retry_count + 1 as tries, completed_on as failed_at,
      left(coalesce(output ->> 'code', output ->> 'name'), 100) as error
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${MAX_SHOWN}`.execute(
    trx,
  );
  return rows;
}
