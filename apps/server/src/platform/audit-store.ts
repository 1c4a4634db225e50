import { sql } from "kysely";
import type { Db } from "./database/open-database.ts";

export interface AuditEntry {
  readonly actor_id: number;
  /** Whose data it is; null for a setting of staff, which `object_id` names. */
  readonly user_id: number | null;
  readonly action: string;
  readonly object_id?: number;
  readonly happened_at: Date;
}

/** Notes that somebody did something with somebody's data. */
export async function insertAudit(trx: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto("audit_log").values(entries).execute();
}

/** A row of a table whose rows belong to people. */
export interface PersonalThing {
  readonly table: string;
  readonly id: number;
}

/** The people other than the actor to whom these things belong, as far as the open transaction sees them. */
export async function listOtherOwners(
  trx: Db,
  actorId: number,
  subjectId: number,
  things: readonly PersonalThing[],
): Promise<number[]> {
  const owners = [
    sql`select id as user_id from users where id = ${subjectId}`,
    ...things.map(({ table, id }) => sql`select user_id from ${sql.table(table)} where id = ${id}`),
  ];
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from (${sql.join(owners, sql` union all `)}) owners
    where user_id <> ${actorId} order by user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
