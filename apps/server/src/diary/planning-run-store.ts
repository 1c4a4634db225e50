import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** First half of the lock's name; the second is the person. Any number. */
const PLANNING_LOCK = 7_241_003;

/**
 * Takes the right to plan for a person until this transaction ends; false when somebody plans already. The lock lies in
 * the database, so that several server processes share it.
 */
export async function tryPlanningLock(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${PLANNING_LOCK}::int, ${userId}::int) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export interface PlanningRun {
  readonly userId: number;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly firstDate: string;
  readonly numDays: number;
  readonly seed: number;
  readonly libraryVersion: string;
  readonly rung: string;
}

/** Keeps what made a plan, so that it can be made again. */
export async function insertPlanningRun(db: Db, run: PlanningRun): Promise<void> {
  await db
    .insertInto("planning_runs")
    .values({
      user_id: run.userId,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      first_date: run.firstDate,
      num_days: run.numDays,
      seed: run.seed,
      library_version: run.libraryVersion,
      rung: run.rung,
    })
    .execute();
}
