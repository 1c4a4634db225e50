import { SHARED_PARTS, type SharedPart } from "@plateful/access";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

/** Columns of a share that its callers read. */
export type ShareRow = Pick<
  Selectable<Tables["client_shares"]>,
  | "id"
  | "user_id"
  | "coach_id"
  | "colleague_id"
  | "starts_on"
  | "ends_on"
  | "starts_at"
  | "answered_at"
  | "acknowledged_at"
> & {
  readonly parts: string[];
  readonly client_first_name: string;
  readonly client_last_name: string;
  readonly coach_first_name: string;
  readonly coach_last_name: string;
  readonly colleague_first_name: string;
  readonly colleague_last_name: string;
};

/** Whose shares are meant. */
export interface SharesWanted {
  readonly id?: number | undefined;
  readonly clientId?: number | undefined;
  /** Given or received by this coach. */
  readonly ofCoach?: number | undefined;
  readonly organisationId?: number | undefined;
}

/** Shares that have not ended, the latest first. Every row is visible. */
export async function listShares(db: Db, wanted: SharesWanted, now: Date): Promise<ShareRow[]> {
  const { id = null, clientId = null, ofCoach = null, organisationId = null } = wanted;
  const { rows } = await sql<ShareRow>`
    select s.id, s.user_id, s.coach_id, s.colleague_id, s.starts_on::text as starts_on, s.ends_on::text as ends_on, s.starts_at,
      s.answered_at, s.acknowledged_at, s.parts, u.first_name as client_first_name, u.last_name as client_last_name,
      c.first_name as coach_first_name, c.last_name as coach_last_name,
      p.first_name as colleague_first_name, p.last_name as colleague_last_name
    from client_shares s join users u on u.id = s.user_id join users c on c.id = s.coach_id join users p on p.id = s.colleague_id
    where s.ended_at is null and (s.ends_at is null or s.ends_at > ${now})
      and (${id}::int is null or s.id = ${id}) and (${clientId}::int is null or s.user_id = ${clientId})
      and (${ofCoach}::int is null or ${ofCoach}::int in (s.coach_id, s.colleague_id))
      and (${organisationId}::int is null or c.organisation_id = ${organisationId})
    order by s.id desc`.execute(db);
  return rows;
}

/** A client whom someone wants to share, locked; null for nobody, a coach or staff. */
export async function lockSharable(db: Db, id: number) {
  const row = await db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "locale", "account_enabled", "coach_id"])
    .where("id", "=", id)
    .where("is_coach", "=", false)
    .where("is_staff", "=", false)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

interface NewShare {
  readonly clientId: number;
  readonly coachId: number;
  readonly colleagueId: number;
  readonly from: string;
  readonly until: string | null;
  /** Whether it begins at once, and not at the beginning of its first day. */
  readonly isNow: boolean;
  /** Where the days begin and end. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Stores a share; null when this client is shared with this colleague already. */
export async function insertShare(db: Db, share: NewShare): Promise<number | null> {
  const { clientId, coachId, colleagueId, from, until, isNow, timeZone, now } = share;
  // One whose last day has passed is over, although nobody ended it.
  await sql`update client_shares set ended_at = ends_at
    where user_id = ${clientId} and colleague_id = ${colleagueId} and ended_at is null and ends_at <= ${now}`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into client_shares (user_id, coach_id, colleague_id, starts_on, ends_on, starts_at, ends_at, created_at)
    values (${clientId}, ${coachId}, ${colleagueId}, ${from}, ${until},
      case when ${isNow} then ${now}::timestamptz else ${from}::date::timestamp at time zone ${timeZone}::text end,
      (${until}::date + 1)::timestamp at time zone ${timeZone}::text, ${now})
    on conflict (user_id, colleague_id) where ended_at is null do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function agreeToShare(
  db: Db,
  id: number,
  agreed: {
    readonly parts: readonly SharedPart[];
    readonly version: number;
    readonly language: string;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable("client_shares")
    .set({ parts: [...agreed.parts], text_version: agreed.version, language: agreed.language })
    .set({ answered_at: agreed.now })
    .where("id", "=", id)
    .execute();
}

export async function endShare(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("client_shares").set({ ended_at: now }).where("id", "=", id).execute();
}

/** Notes that the client read that the colleague stands in; the first time counts. */
export async function acknowledgeShare(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("client_shares")
    .set({ acknowledged_at: now })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .execute();
}

/**
 * Ends some of the shares whose last day is over, and keeps them until the transaction ends. What another process is ending is left
 * out.
 */
export async function endOverdue(db: Db, now: Date, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update client_shares set ended_at = ends_at where id in (
      select id from client_shares where ended_at is null and ends_at <= ${now}
      order by ends_at, id limit ${limit} for update skip locked) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a mail to one of the people of a share needs. */
export interface ShareParties {
  readonly email: string;
  readonly first_name: string;
  readonly locale: string | null;
  readonly coach: string;
  readonly colleague: string;
  readonly organisation_id: number;
}

/** Those of these shares whose client agreed, and can read a mail. */
export async function listAgreedParties(db: Db, ids: readonly number[]): Promise<ShareParties[]> {
  const { rows } = await sql<ShareParties>`
    select u.email, u.first_name, u.locale, c.first_name as coach, p.first_name as colleague, c.organisation_id
    from client_shares s join users u on u.id = s.user_id join users c on c.id = s.coach_id join users p on p.id = s.colleague_id
    where s.id = any (${[...ids]}::int[]) and s.answered_at is not null and u.account_enabled and c.organisation_id is not null
    order by s.id`.execute(db);
  return rows;
}

/** Whoever is told that a client ended a share: the coach and the colleague, unless the client never agreed. */
export async function listCoachesToTell(db: Db, id: number): Promise<(ShareParties & { client: string })[]> {
  const { rows } = await sql<ShareParties & { client: string }>`
    select w.email, w.first_name, w.locale, u.first_name as client, c.first_name as coach, p.first_name as colleague,
      c.organisation_id
    from client_shares s join users u on u.id = s.user_id join users c on c.id = s.coach_id join users p on p.id = s.colleague_id
    join users w on w.id in (s.coach_id, s.colleague_id) and w.account_enabled
    where s.id = ${id} and s.answered_at is not null and c.organisation_id is not null
    order by w.id`.execute(db);
  return rows;
}

export const partsOf = (row: ShareRow): SharedPart[] =>
  SHARED_PARTS.filter((part) => row.parts.includes(part));
