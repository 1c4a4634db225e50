import { sql } from "kysely";
import type { Db } from "../database/open-database.ts";
import { isReadOnly, WritesError } from "../database/read-only.ts";

export interface AuditEntry {
  /** Null for a command on the machine. */
  readonly actor_id: number | null;
  /** Whose data it is; null for a setting of staff, which `object_id` names. */
  readonly user_id: number | null;
  readonly action: string;
  readonly object_id?: number;
  /** Why staff did it, from a fixed list. */
  readonly reason?: string;
  readonly happened_at: Date;
}

const subjects = new WeakMap<Db, Set<number>>();

function remember(trx: Db, userIds: readonly (number | null)[]): void {
  const known = subjects.get(trx) ?? new Set();
  for (const id of userIds) if (id !== null) known.add(id);
  subjects.set(trx, known);
}

/** The other people whose data this transaction has noted as read or changed. */
export const auditedSubjects = (trx: Db): readonly number[] => [...(subjects.get(trx) ?? [])];

/** Notes that someone did something with someone's data. */
export async function insertAudit(trx: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  remember(
    trx,
    entries.map(({ user_id }) => user_id),
  );
  if (entries.length > 0) await trx.insertInto("audit_log").values(entries).execute();
}

/**
 * The same of a call that takes these people out of its caller's sight, and whose answer says nothing about them: a repeat is
 * answered like the first.
 */
export async function insertPartingAudit(trx: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto("audit_log").values(entries).execute();
}

const SAME_READ_MS = 3_600_000;

/**
 * Notes that someone read these people's data. A screen that stays open asks again every minute or oftener: the same
 * read is noted once an hour, so that the log tells who looked and is not drowned in polls (ledger DATA-043).
 */
export async function insertReadAudit(
  trx: Db,
  { actor_id, action, happened_at }: Omit<AuditEntry, "user_id">,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  remember(trx, userIds);
  const since = new Date(happened_at.getTime() - SAME_READ_MS);
  const missing = sql`
    select ${actor_id}::int, u, ${action}::text, ${happened_at}::timestamptz from unnest(${[...userIds]}::int[]) as u
    where not exists (select from audit_log a where a.user_id = u and a.actor_id = ${actor_id}::int
      and a.action = ${action}::text and a.happened_at > ${since}::timestamptz)`;
  if (!isReadOnly(trx)) {
    await sql`insert into audit_log (actor_id, user_id, action, happened_at) ${missing}`.execute(trx);
    return;
  }
  const { rows } = await sql`${missing} limit 1`.execute(trx);
  if (rows.length > 0) throw new WritesError();
}

/** A row of a table whose rows belong to people. */
export interface PersonalThing {
  readonly table: string;
  readonly id: number;
}

/** The people to whom these things belong, as far as the open transaction sees them. */
export async function listOwners(
  trx: Db,
  subjectId: number | null,
  things: readonly PersonalThing[],
): Promise<number[]> {
  const owners = [
    ...(subjectId === null ? [] : [sql`select id as user_id from users where id = ${subjectId}`]),
    ...things.map(({ table, id }) => sql`select user_id from ${sql.table(table)} where id = ${id}`),
  ];
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from (${sql.join(owners, sql` union all `)}) owners
    where user_id is not null order by user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
