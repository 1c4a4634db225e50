import type { DayInput, Effort, PlanResult, Rules } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** First half of the lock's name; the second is the person. Any number. */
const PLANNING_LOCK = 7_241_003;

/**
 * Takes the right to plan for a person until this transaction ends; false when someone plans already. The lock lies in
 * the database, so that several server processes share it.
 */
export async function tryPlanningLock(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${PLANNING_LOCK}::int, ${userId}::int) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

/** Someone asked for the plan, or it was made at night for a new week. */
export type Occasion = "ASKED" | "NIGHT";

/** What the planner was given. */
export interface PlanInput {
  readonly days: readonly DayInput[];
  readonly rules: Rules;
  /** Another meal was wished: nothing of the diary was to be served once more. */
  readonly wantsOtherMeals?: true;
  /** Recipes that were not wished again. */
  readonly passedOver?: readonly number[];
}

/** The library that simple recipes are planned from; such a run can be undone and is not made again. */
export const SIMPLE_LIBRARY = "simple";

/** What makes a plan, so that it can be made again. What a plan of simple recipes has none of is null. */
export interface PlanningRun {
  readonly userId: number;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly occasion: Occasion;
  readonly firstDate: string;
  readonly numDays: number;
  readonly seed: number;
  readonly effort: Effort | null;
  readonly libraryVersion: string;
  readonly weightsVersion: string | null;
  readonly rung: PlanResult["rung"] | null;
  /** Points of the plan; fewer are better. */
  readonly cost: number | null;
  readonly input: PlanInput | null;
  readonly planDigest: string | null;
}

export async function insertPlanningRun(db: Db, run: PlanningRun): Promise<number> {
  const { id } = await db
    .insertInto("planning_runs")
    .values({
      user_id: run.userId,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      occasion: run.occasion,
      first_date: run.firstDate,
      num_days: run.numDays,
      seed: run.seed,
      effort: run.effort,
      library_version: run.libraryVersion,
      weights_version: run.weightsVersion,
      rung: run.rung,
      cost: run.cost,
      input: run.input === null ? null : JSON.stringify(run.input),
      plan_digest: run.planDigest,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const runs = (db: Db) =>
  db
    .selectFrom("planning_runs")
    .select([
      "id",
      "user_id",
      "started_at",
      "first_date",
      "num_days",
      "seed",
      "effort",
      "library_version",
      "weights_version",
      "cost",
      "input",
      "plan_digest",
      "planned_items",
      "days_digest",
      "undone_at",
    ]);

/** The last plan of a person, undone or not. */
export function findLastRun(db: Db, userId: number) {
  return runs(db).where("user_id", "=", userId).orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** The version of a plan that a template made. */
export interface TemplateVersion {
  readonly plan: number;
  readonly number: number;
}

/** Notes that a planning followed a plan that a template had just made. */
export async function noteTemplate(db: Db, runId: number, { plan, number }: TemplateVersion): Promise<void> {
  await db
    .updateTable("planning_runs")
    .set({ template_plan_id: plan, template_number: number })
    .where("id", "=", runId)
    .execute();
}

/** The number of the planning that followed this version and stands; null for none. */
export async function findRunOfTemplate(
  db: Db,
  userId: number,
  { plan, number }: TemplateVersion,
): Promise<number | null> {
  const run = await db
    .selectFrom("planning_runs")
    .select("id")
    .where("user_id", "=", userId)
    .where("template_plan_id", "=", plan)
    .where("template_number", "=", number)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return run?.id ?? null;
}

export type PlanningRunRow = NonNullable<Awaited<ReturnType<typeof findLastRun>>>;

/** What a run left in the diary. */
export interface RunOutcome {
  readonly plannedItems: readonly number[];
  readonly daysDigest: string;
}

export async function updateOutcome(db: Db, runId: number, outcome: RunOutcome): Promise<void> {
  await db
    .updateTable("planning_runs")
    .set({ planned_items: [...outcome.plannedItems], days_digest: outcome.daysDigest })
    .where("id", "=", runId)
    .execute();
}

/** Says that a run now stands for a plan that was made with more work. */
export async function updateEffort(
  db: Db,
  runId: number,
  made: Pick<PlanningRun, "effort" | "rung" | "cost" | "planDigest" | "finishedAt">,
): Promise<void> {
  await db
    .updateTable("planning_runs")
    .set({
      effort: made.effort,
      rung: made.rung,
      cost: made.cost,
      plan_digest: made.planDigest,
      finished_at: made.finishedAt,
    })
    .where("id", "=", runId)
    .execute();
}

export async function markUndone(db: Db, runId: number, now: Date): Promise<void> {
  await db.updateTable("planning_runs").set({ undone_at: now }).where("id", "=", runId).execute();
}

/** Forgets runs that are older, with what diaries looked like: what made a plan is of use while the plan is. */
export async function deleteRunsBefore(db: Db, userId: number, moment: Date): Promise<void> {
  await db
    .deleteFrom("planning_runs")
    .where("user_id", "=", userId)
    .where("started_at", "<", moment)
    .execute();
}
