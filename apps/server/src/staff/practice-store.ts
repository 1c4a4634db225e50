import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

export interface PracticeMemberRow {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly is_named_owner: boolean;
  readonly account_enabled: boolean;
  readonly clients: number;
  readonly trial_ends_at: Date | null;
  readonly subscription: string | null;
}

/** The coaches of a practice: the named owner first, then other owners, then in the order in which they joined. */
export async function listPracticeMembers(trx: Db, organisationId: number): Promise<PracticeMemberRow[]> {
  const { rows } = await sql<PracticeMemberRow>`
    select u.id, u.email, u.first_name, u.last_name, m.role, o.owner_id is not distinct from u.id as is_named_owner,
      u.account_enabled, u.trial_ends_at,
      (select count(*)::int from users c where c.coach_id = u.id and c.account_enabled) as clients,
      (select s.status from subscriptions s join customers k on k.id = s.customer_id where k.user_id = u.id
        order by s.created_at desc, s.id desc limit 1) as subscription
    from team_members m join users u on u.id = m.user_id join organisations o on o.id = m.organisation_id
    where m.organisation_id = ${organisationId}::int
    order by o.owner_id is not distinct from u.id desc, m.role <> 'OWNER', m.joined_at, u.id`.execute(trx);
  return rows;
}

/** Moves the end of a coach's trial, from now where it has ended; null for someone who has none to extend. */
export async function moveTrialEnd(trx: Db, id: number, days: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ trial_ends_at: Date }>`
    update users set trial_ends_at = greatest(trial_ends_at, ${now}::timestamptz) + ${days}::int * interval '24 hours'
    where id = ${id}::int and is_coach and account_enabled and trial_ends_at is not null
      and payment_status_override is null
    returning trial_ends_at`.execute(trx);
  return rows[0]?.trial_ends_at ?? null;
}
