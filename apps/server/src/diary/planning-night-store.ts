import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { SIMPLE_LIBRARY } from "./planning-run-store.ts";

/** Who was not seen for this long is not planned for. */
const SEEN_WITHIN_DAYS = 14;
const DAY_MS = 86_400_000;

export type NightOutcome = "PLANNED" | "EDITED" | "NOTHING_TO_PLAN" | "FAILED";

/**
 * People whose next week is to be planned: who consented to it, have meals planned for them, were here lately, follow a weekly plan and
 * were not dealt with for that week yet. In order of their ids.
 */
const dueUsers = (db: Db, weekStart: string, now: Date) =>
  db
    .selectFrom("users as u")
    .innerJoin("weekly_nutrition_plans as w", "w.user_id", "u.id")
    .where("u.account_enabled", "=", true)
    .where("u.feature_flag_generate_meals_button_in_planner", "=", true)
    .where(sql<boolean>`has_consent(u.id, 'BODY_AND_PLAN')`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("sessions as s")
          .select("s.id")
          .whereRef("s.user_id", "=", "u.id")
          .where("s.last_used_at", ">", new Date(now.getTime() - SEEN_WITHIN_DAYS * DAY_MS)),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("planning_runs as r")
          .select("r.id")
          .whereRef("r.user_id", "=", "u.id")
          .where("r.library_version", "<>", SIMPLE_LIBRARY),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("night_plans as n")
            .select("n.user_id")
            .whereRef("n.user_id", "=", "u.id")
            .where("n.week_start", "=", weekStart),
        ),
      ),
    );

export async function countDue(db: Db, weekStart: string, now: Date): Promise<number> {
  const { count } = await dueUsers(db, weekStart, now)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listDue(
  db: Db,
  { weekStart, after, limit, now }: { weekStart: string; after: number; limit: number; now: Date },
): Promise<number[]> {
  const rows = await dueUsers(db, weekStart, now)
    .select("u.id")
    .where("u.id", ">", after)
    .orderBy("u.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins the night of a week, or begins it again for those who became due since; false when it has begun just now. */
export async function beginNight(db: Db, weekStart: string, due: number, now: Date): Promise<boolean> {
  const halfDayAgo = new Date(now.getTime() - DAY_MS / 2);
  const row = await db
    .insertInto("planning_nights")
    .values({ week_start: weekStart, started_at: now, due })
    .onConflict((conflict) =>
      conflict
        .column("week_start")
        .doUpdateSet({ started_at: now, finished_at: null, due })
        .where("planning_nights.started_at", "<", halfDayAgo),
    )
    .returning("week_start")
    .executeTakeFirst();
  return row !== undefined;
}

export async function finishNight(db: Db, weekStart: string, now: Date): Promise<void> {
  await db
    .updateTable("planning_nights")
    .set({ finished_at: now })
    .where("week_start", "=", weekStart)
    .execute();
}

export function findLastNight(db: Db) {
  return db
    .selectFrom("planning_nights")
    .selectAll()
    .orderBy("week_start", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** How many people each outcome had in a week. */
export async function countOutcomes(db: Db, weekStart: string): Promise<Map<NightOutcome, number>> {
  const rows = await db
    .selectFrom("night_plans")
    .select(["outcome", sql<number>`count(*)::int`.as("count")])
    .where("week_start", "=", weekStart)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome as NightOutcome, count]));
}

/** Notes what became of a person's week; false when that is known already. */
export async function insertNightPlan(
  db: Db,
  plan: { readonly userId: number; readonly weekStart: string; readonly outcome: NightOutcome },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto("night_plans")
    .values({ user_id: plan.userId, week_start: plan.weekStart, outcome: plan.outcome, finished_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
