import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";

export interface PersonFilter {
  readonly search: string;
  readonly role?: string | undefined;
  readonly organisation?: number | undefined;
  readonly now: Date;
}

export interface PersonRow {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly is_owner: boolean;
  readonly account_enabled: boolean;
  readonly organisation_id: number | null;
  readonly organisation_name: string | null;
  readonly date_joined: Date;
  readonly last_active_at: Date | null;
  readonly trial_ends_at: Date | null;
  readonly subscription: string | null;
  readonly clients: number;
  readonly email_confirmed: boolean;
  readonly locale: string | null;
  readonly payment_status_override: string | null;
  readonly coach_id: number | null;
  readonly coach_name: string | null;
  readonly sessions: number;
  readonly mail_blocked: string | null;
}

const ROLE = sql`case when u.is_staff then 'STAFF' when u.is_coach then 'COACH' when u.coach_id is not null then 'CLIENT'
  else 'SELF_SERVICE' end`;
const IS_OWNER = sql`exists (select from organisations w where w.owner_id = u.id)`;
/** The organisation that counts for a person: their coach's, else their own. */
const ORGANISATION = sql`coalesce(c.organisation_id, u.organisation_id)`;

/** A person has nothing here that tells of their health. `where` may name u (the person) and c (their coach). */
const selectPeople = (now: Date, where: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql<PersonRow>`
  select u.id, u.email, u.first_name, u.last_name, ${ROLE} as role, ${IS_OWNER} as is_owner, u.account_enabled,
    o.id as organisation_id, o.name as organisation_name, u.date_joined, u.last_active_at, u.trial_ends_at,
    (select s.status from subscriptions s join customers k on k.id = s.customer_id where k.user_id = u.id
      order by s.created_at desc, s.id desc limit 1) as subscription,
    (select count(*)::int from users d where d.coach_id = u.id and d.account_enabled) as clients,
    u.email_confirmed_at is not null as email_confirmed, u.locale, u.payment_status_override, c.id as coach_id,
    coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as coach_name,
    (select count(*)::int from sessions z where z.user_id = u.id and z.expires_at > ${now}::timestamptz) as sessions,
    (select b.reason from undeliverable_addresses b where b.email = lower(u.email)) as mail_blocked
  from users u left join users c on c.id = u.coach_id left join organisations o on o.id = ${ORGANISATION}
  where ${where} ${more}`;

/** What holds of someone beside their role; counted alike in the overview. */
const statesAt = (now: Date): Readonly<Record<string, RawBuilder<unknown>>> => ({
  OWNER: IS_OWNER,
  DISABLED: sql`not u.account_enabled`,
  TRIAL_ENDING: sql`u.is_coach and u.account_enabled and u.trial_ends_at > ${now}::timestamptz
    and u.trial_ends_at <= ${now}::timestamptz + interval '7 days'`,
  UNPAID: sql`exists (select from subscriptions s join customers k on k.id = s.customer_id
    where k.user_id = u.id and s.status in ('past_due', 'unpaid'))`,
});

function matches({ search, role, organisation, now }: PersonFilter): RawBuilder<unknown> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const parts = [
    search === ""
      ? sql`true`
      : sql`(u.email ilike ${pattern} or u.first_name || ' ' || u.last_name ilike ${pattern} or u.id::text = ${search})`,
    organisation === undefined ? sql`true` : sql`${ORGANISATION} = ${organisation}::int`,
  ];
  if (role !== undefined) parts.push(statesAt(now)[role] ?? sql`${ROLE} = ${role}`);
  return sql.join(parts, sql` and `);
}

/** People by name or address, with how many there are. To be read with the reach "all". */
export async function countPeople(trx: Db, filter: PersonFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u left join users c on c.id = u.coach_id
    where ${matches(filter)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Those who came last stand first. */
export async function listPeople(
  trx: Db,
  filter: PersonFilter,
  { limit, offset }: Slice,
): Promise<PersonRow[]> {
  const more = sql`order by u.date_joined desc, u.id desc limit ${limit} offset ${offset}`;
  return (await selectPeople(filter.now, matches(filter), more).execute(trx)).rows;
}

export async function findPerson(trx: Db, id: number, now: Date): Promise<PersonRow | null> {
  return (await selectPeople(now, sql`u.id = ${id}::int`, sql``).execute(trx)).rows[0] ?? null;
}

/** Switches an account on or off; who is switched off loses what staff gave them for nothing, as elsewhere (BILL-008). */
export async function setAccountEnabled(trx: Db, id: number, isEnabled: boolean): Promise<void> {
  await trx
    .updateTable("users")
    .set({ account_enabled: isEnabled, ...(isEnabled ? {} : { payment_status_override: null }) })
    .where("id", "=", id)
    .execute();
}

/** Switches off every coach of an organisation that is on, except one, and gives their numbers. */
export async function disableCoaches(trx: Db, organisationId: number, exceptId: number): Promise<number[]> {
  const rows = await trx
    .updateTable("users")
    .set({ account_enabled: false, payment_status_override: null })
    .where("organisation_id", "=", organisationId)
    .where("is_coach", "=", true)
    .where("account_enabled", "=", true)
    .where("id", "!=", exceptId)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findOrganisationName(trx: Db, id: number): Promise<string | null> {
  const row = await trx.selectFrom("organisations").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? null;
}
