import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Erasure } from "./erasure-list.ts";

/** A scheduled backup is tried this often in all. */
const MAX_ATTEMPTS = 3;
/** A process that was silent for this long does not make its backup any more. */
const STALE_SECONDS = 600;
/** A failed backup is tried once more after this. */
const RETRY_SECONDS = 300;

/** Takes on the backup that is due at this moment; false when it is made, being made, or given up. */
export async function claimRun(db: Db, dueAt: Date, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into backup_runs as r (due_at, started_at, alive_at) values (${dueAt}, ${now}, ${now})
    on conflict (due_at) do update set started_at = ${now}, alive_at = ${now}, attempts = r.attempts + 1, failure = null
      where r.finished_at is null and r.attempts < ${MAX_ATTEMPTS} and r.alive_at <= ${now}::timestamptz
        - make_interval(secs => case when r.failure is null then ${STALE_SECONDS}::float8 else ${RETRY_SECONDS}::float8 end)
    returning due_at`.execute(db);
  return rows.length > 0;
}

export async function keepRunAlive(db: Db, dueAt: Date, now: Date): Promise<void> {
  await db.updateTable("backup_runs").set({ alive_at: now }).where("due_at", "=", dueAt).execute();
}

export async function finishRun(db: Db, dueAt: Date, bytes: number, now: Date): Promise<void> {
  await db
    .updateTable("backup_runs")
    .set({ finished_at: now, bytes, failure: null })
    .where("due_at", "=", dueAt)
    .execute();
}

export async function failRun(db: Db, dueAt: Date, failure: string, now: Date): Promise<void> {
  await db.updateTable("backup_runs").set({ failure, alive_at: now }).where("due_at", "=", dueAt).execute();
}

export interface BackupHistory {
  readonly firstStart: Date | null;
  readonly lastFinish: Date | null;
  /** Why the newest run failed; null when it did not. */
  readonly failure: string | null;
}

export async function readHistory(db: Db): Promise<BackupHistory> {
  const { rows } = await sql<BackupHistory>`
    select min(started_at) as "firstStart", max(finished_at) as "lastFinish",
      (select failure from backup_runs order by due_at desc limit 1) as failure from backup_runs`.execute(db);
  return rows[0] ?? { firstStart: null, lastFinish: null, failure: null };
}

/** Forgets runs and erasures from before this moment. No backup is that old. */
export async function forgetBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("erasures").where("erased_at", "<", moment).execute();
  // The newest run stays: it says when the last backup was made.
  await sql`delete from backup_runs where due_at < ${moment} and due_at < (select max(due_at) from backup_runs)`.execute(
    db,
  );
}

export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db
    .selectFrom("erasures")
    .selectAll()
    .orderBy("erased_at")
    .orderBy("erased_user_id")
    .execute();
  return rows.map((row) => ({ userId: row.erased_user_id, erasedAt: row.erased_at.toISOString() }));
}

/** Takes the jobs that a restore left for the queue. */
export async function takeRestoredJobs(db: Db): Promise<{ name: string; data: object; start_after: Date }[]> {
  const rows = await db.deleteFrom("restored_jobs").returningAll().execute();
  return rows
    .sort((one, other) => one.id - other.id)
    .map(({ name, data, start_after }) => ({ name, data: data as object, start_after }));
}
