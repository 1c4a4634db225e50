import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";
import { VIEWED_ACTIONS } from "./viewed-parts.ts";

export interface DataViewRow {
  readonly id: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_staff: boolean | null;
  readonly part: string;
  readonly is_change: boolean;
  readonly happened_at: Date;
}

/** What others did with a person's data, one row per person, part and hour: a screen makes many calls at once. */
function viewsOf(userId: number): RawBuilder<unknown> {
  const actions = VIEWED_ACTIONS.map(({ action }) => action);
  const parts = VIEWED_ACTIONS.map(({ part }) => part);
  const changes = VIEWED_ACTIONS.map(({ isChange }) => isChange);
  return sql`
    select max(a.id) as id, a.actor_id, coalesce(v.part, 'OTHER') as part, coalesce(v.is_change, false) as is_change,
      min(a.happened_at) as happened_at
    from audit_log a
    left join unnest(${actions}::text[], ${parts}::text[], ${changes}::boolean[]) as v (action, part, is_change)
      on v.action = a.action
    where a.user_id = ${userId} and a.actor_id is distinct from ${userId}
    group by a.actor_id, coalesce(v.part, 'OTHER'), coalesce(v.is_change, false), date_trunc('hour', a.happened_at)`;
}

export async function countDataViews(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${viewsOf(userId)}) views`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Newest first. The names of coaches and staff are beyond the caller's own reach, so the open scope has to be wide. */
export async function listDataViewRows(db: Db, userId: number, { limit, offset }: Slice) {
  const { rows } = await sql<DataViewRow>`
    select v.id, v.part, v.is_change, v.happened_at, u.first_name, u.last_name, u.is_staff
    from (${viewsOf(userId)}) v left join users u on u.id = v.actor_id
    order by v.happened_at desc, v.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
