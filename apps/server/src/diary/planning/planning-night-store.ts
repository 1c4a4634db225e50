import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { SIMPLE_LIBRARY } from "../day/planning-run-store.ts";

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

/** People with neighbouring ids whose week is planned in one piece of work: above `after`, up to `upTo`. */
export interface NightPart {
  readonly weekStart: string;
  readonly after: number;
  readonly upTo: number;
}

/** The people of a part who are still due, in order of their ids. */
export async function listDue(db: Db, { weekStart, after, upTo }: NightPart, now: Date): Promise<number[]> {
  const rows = await dueUsers(db, weekStart, now)
    .select("u.id")
    .where("u.id", ">", after)
    .where("u.id", "<=", upTo)
    .orderBy("u.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins the night of a week, or begins it again for those who became due since; false when it has begun just now. */
export async function beginNight(db: Db, weekStart: string, now: Date): Promise<boolean> {
  const halfDayAgo = new Date(now.getTime() - DAY_MS / 2);
  const row = await db
    .insertInto("planning_nights")
    .values({ week_start: weekStart, started_at: now, due: 0 })
    .onConflict((conflict) =>
      conflict
        .column("week_start")
        .doUpdateSet({ started_at: now, finished_at: null, due: 0 })
        .where("planning_nights.started_at", "<", halfDayAgo),
    )
    .returning("week_start")
    .executeTakeFirst();
  return row !== undefined;
}

/** The last night, kept from others until the transaction ends; undefined when it is not of this week or has ended. */
export function holdOpenNight(db: Db, weekStart: string) {
  return db
    .selectFrom("planning_nights")
    .select("week_start")
    .where("week_start", "=", weekStart)
    .where("finished_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Divides everybody who is due into parts of at most `size` people. The night has no parts yet. */
export async function divideNight(
  db: Db,
  { weekStart, size, now }: { readonly weekStart: string; readonly size: number; readonly now: Date },
): Promise<NightPart[]> {
  const number = sql<number>`(row_number() over (order by u.id) - 1) / ${size}::integer`;
  const due = dueUsers(db, weekStart, now).select(["u.id", number.as("part")]);
  const { rows } = await sql<{ last: number; people: number }>`
    select max(due.id)::integer as last, count(*)::integer as people
    from (${due}) as due group by due.part order by due.part`.execute(db);
  const parts = rows.map(({ last }, at) => ({ weekStart, after: rows[at - 1]?.last ?? 0, upTo: last }));
  const people = rows.reduce((sum, part) => sum + part.people, 0);
  await db.updateTable("planning_nights").set({ due: people }).where("week_start", "=", weekStart).execute();
  const values = parts.map(({ after, upTo }) => ({
    week_start: weekStart,
    after_user: after,
    last_user: upTo,
  }));
  if (values.length > 0) await db.insertInto("planning_night_parts").values(values).execute();
  return parts;
}

/** The parts that are not done. */
export async function listParts(db: Db, weekStart: string): Promise<NightPart[]> {
  const rows = await db
    .selectFrom("planning_night_parts")
    .select(["after_user", "last_user"])
    .where("week_start", "=", weekStart)
    .orderBy("after_user")
    .execute();
  return rows.map(({ after_user: after, last_user: upTo }) => ({ weekStart, after, upTo }));
}

/** Removes a part that is done; false when that was known already. */
export async function removePart(db: Db, { weekStart, after }: NightPart): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("planning_night_parts")
    .where("week_start", "=", weekStart)
    .where("after_user", "=", after)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
