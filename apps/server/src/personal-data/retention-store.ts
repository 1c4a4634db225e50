import type { CompleteLanguage } from "@plateful/phrases";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { RetentionRule } from "./retention-rules.ts";

const DAY_MS = 86_400_000;
/** Rows per statement, so that none holds its locks for long. */
const BATCH_ROWS = 5_000;
/** A run that was broken off is taken over after this long. */
const TAKE_OVER_MS = 3_600_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Begins the run of this day; false when another process has begun it, unless that was broken off. */
export async function claimDay(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .insertInto("retention_runs")
    .values({ day: now.toISOString().slice(0, 10), started_at: now })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet({ started_at: now })
        .where("retention_runs.finished_at", "is", null)
        .where("retention_runs.started_at", "<=", new Date(now.getTime() - TAKE_OVER_MS)),
    )
    .returning("day")
    .executeTakeFirst();
  return row !== undefined;
}

export async function finishDay(db: Db, now: Date, deleted: Readonly<Record<string, number>>): Promise<void> {
  await db
    .updateTable("retention_runs")
    .set({ finished_at: now, deleted: JSON.stringify(deleted) })
    .where("day", "=", now.toISOString().slice(0, 10))
    .execute();
}

/**
 * Deletes one batch of what a rule calls old; answers how many rows, and whether more may be left. A row that another
 * transaction changes meanwhile is found but not deleted, because its place in the table is another one by then.
 */
export async function deleteBatch(db: Db, rule: RetentionRule, now: Date) {
  const { table, column, days, onlyWhereNull } = rule;
  const state = onlyWhereNull === undefined ? sql`true` : sql`${sql.ref(onlyWhereNull)} is null`;
  const { rows } = await sql<{ found: number; deleted: number }>`
    with found as materialized (
      select ctid from ${sql.table(table)}
      where ${sql.ref(column)} <= ${daysBefore(now, days)} and ${state} limit ${BATCH_ROWS}),
    gone as (delete from ${sql.table(table)} where ctid in (select ctid from found) returning 1)
    select (select count(*) from found)::int as found, (select count(*) from gone)::int as deleted`.execute(
    db,
  );
  const { found = 0, deleted = 0 } = rows[0] ?? {};
  return { deleted, hasMore: found === BATCH_ROWS || deleted < found };
}

/** Takes codes that have long stopped working out of the requests they belong to. */
export async function clearCodes(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sign_in_requests")
    .set({ code_hmac: null, code_salt: null, request_secret_hash: null })
    .where("code_expires_at", "<=", before)
    .where((eb) => eb.or([eb("code_hmac", "is not", null), eb("request_secret_hash", "is not", null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The database deletes nothing younger than two years by its own clock, whatever this process thinks that the time is. */
export async function sweepAudit(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select forget_old_audit(least(${before}::timestamptz, now() - interval '2 years')) as deleted`.execute(
    db,
  );
  return rows[0]?.deleted ?? 0;
}

/** An account that retention is about. */
export interface DueAccount {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly locale: CompleteLanguage | null;
  readonly time_zone: string;
}

/** Staff, accounts that end by themselves, paying customers and coaches with clients are never due. */
const MAY_END = sql`
  not u.is_staff and u.expires_at is null
  and not exists (select from users c where c.coach_id = u.id and c.account_enabled)
  and not exists (select from subscriptions s where s.user_id = u.id and s.status not in ('canceled', 'incomplete_expired'))`;

const LAST_SEEN = sql`coalesce(u.last_active_at, u.date_joined)`;

async function takeOne(db: Db, due: ReturnType<typeof sql>): Promise<DueAccount | undefined> {
  const { rows } = await sql<DueAccount>`
    select u.id, u.email, u.first_name, u.locale, u.time_zone from users u
    where ${MAY_END} and ${due} order by u.id limit 1 for update of u skip locked`.execute(db);
  return rows[0];
}

/**
 * The next account whose mailbox nobody has proven. What was there before the first run counts from that run, so that an
 * upgrade erases nobody at once. The row is locked, so that nobody proves it meanwhile. A mail that is asked for by an
 * address whose invitation was withdrawn leads to a new account, so it does not keep the prepared one.
 */
export const takeUnconfirmed = (db: Db, before: Date) =>
  takeOne(
    db,
    sql`u.email_confirmed_at is null
      and greatest(u.date_joined, (select min(r.started_at) from retention_runs r)) <= ${before}
      and not exists (select from sign_in_requests q where q.user_id = u.id and q.created_at > ${before})
      and not exists (select from sign_in_requests q where q.email = u.email and q.created_at > ${before}
        and coalesce((select bool_or(i.voided_at is null) from sign_in_requests i
          where i.user_id = u.id and i.purpose = 'CLIENT_INVITATION'), true))`,
  );

/** The next account that nobody has used since, and whose person was not told yet. */
export const takeUntold = (db: Db, unusedSince: Date) =>
  takeOne(
    db,
    sql`${LAST_SEEN} <= ${unusedSince} and (u.inactivity_notice_at is null or u.inactivity_notice_at < ${LAST_SEEN})`,
  );

/** The next account that nobody has used since, although the person was told in time. */
export const takeUnused = (db: Db, unusedSince: Date, toldBefore: Date) =>
  takeOne(
    db,
    sql`${LAST_SEEN} <= ${unusedSince} and u.inactivity_notice_at <= ${toldBefore} and u.inactivity_notice_at >= ${LAST_SEEN}`,
  );

export async function noteTold(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("users").set({ inactivity_notice_at: now }).where("id", "=", id).execute();
}
