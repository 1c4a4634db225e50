import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { SIMPLE_LIBRARY } from "../day/planning-run-store.ts";

/** Who was not seen for this long is not planned for. */
const SEEN_WITHIN_DAYS = 14;
const DAY_MS = 86_400_000;
/** Summer time brings two nights an hour closer; half a day later people on the other side of the earth begin theirs. */
const NIGHT_APART_MS = 20 * 3_600_000;

export type NightOutcome = "PLANNED" | "EDITED" | "NOTHING_TO_PLAN" | "FAILED";

/** The hour of parts that are about everybody: a program that began one night for all zones made them. */
const OF_ALL_ZONES = "2000-01-01T00:00:00.000Z";

/** The time zones of people, each found by one look into the index, however many people there are. */
export async function listZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    with recursive zones as (
      (select time_zone as zone from users order by time_zone limit 1)
      union all
      select (select u.time_zone from users u where u.time_zone > z.zone order by u.time_zone limit 1)
      from zones z where z.zone is not null
    )
    select zone from zones where zone is not null`.execute(db);
  return rows.map(({ zone }) => zone);
}

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

/**
 * People with neighbouring ids whose week is planned in one piece of work: above `after`, up to `upTo`, where a night began in this
 * hour; in all zones without one.
 */
export interface NightPart {
  readonly weekStart: string;
  readonly hour?: string;
  readonly after: number;
  readonly upTo: number;
}

/** The people of a part who are still due, in order of their ids; with `zones` only those who live there. */
export async function listDue(
  db: Db,
  { weekStart, after, upTo }: NightPart,
  { now, zones }: { readonly now: Date; readonly zones?: readonly string[] },
): Promise<number[]> {
  let due = dueUsers(db, weekStart, now).select("u.id").where("u.id", ">", after).where("u.id", "<=", upTo);
  if (zones !== undefined) due = due.where("u.time_zone", "in", zones);
  const rows = await due.orderBy("u.id").execute();
  return rows.map(({ id }) => id);
}

/** Begins an hour of the nights before a week; false when it has begun already. */
export async function beginHour(db: Db, weekStart: string, hour: Date): Promise<boolean> {
  const row = await db
    .insertInto("planning_nights")
    .values({ week_start: weekStart, started_at: hour, finished_at: hour, due: 0, last_hour: hour })
    .onConflict((conflict) =>
      conflict
        .column("week_start")
        .doUpdateSet({ last_hour: hour })
        .where((eb) =>
          eb.or([eb("planning_nights.last_hour", "is", null), eb("planning_nights.last_hour", "<", hour)]),
        ),
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

/** What is divided: the people of these zones, whose night began in this hour. */
interface HourOfNight {
  readonly weekStart: string;
  readonly hour: Date;
  readonly zones: readonly string[];
  /** How many people a part has at most. */
  readonly size: number;
}

/** Opens the night again for more people. What staff read of it starts from nothing with the next night. */
async function openNight(db: Db, { weekStart, hour }: HourOfNight, people: number): Promise<void> {
  const dayBefore = new Date(hour.getTime() - NIGHT_APART_MS);
  const isNext = sql<boolean>`started_at < ${dayBefore}`;
  await db
    .updateTable("planning_nights")
    .set({
      started_at: sql`case when ${isNext} or due = 0 then ${hour} else started_at end`,
      finished_at: null,
      due: sql`${people}::integer + case when ${isNext} then 0 else due end`,
    })
    .where("week_start", "=", weekStart)
    .execute();
}

/** Divides everybody of an hour who is due into parts, and opens the night for them. */
export async function divideHour(db: Db, of: HourOfNight, now: Date): Promise<NightPart[]> {
  const { weekStart, hour, zones, size } = of;
  const number = sql<number>`(row_number() over (order by u.id) - 1) / ${size}::integer`;
  const due = dueUsers(db, weekStart, now)
    .where("u.time_zone", "in", zones)
    .select(["u.id", number.as("part")]);
  const { rows } = await sql<{ last: number; people: number }>`
    select max(due.id)::integer as last, count(*)::integer as people
    from (${due}) as due group by due.part order by due.part`.execute(db);
  if (rows.length === 0) return [];
  const people = rows.reduce((sum, part) => sum + part.people, 0);
  await openNight(db, of, people);
  const ends = rows.map(({ last }, at) => ({ after: rows[at - 1]?.last ?? 0, upTo: last }));
  const values = ends.map(({ after, upTo }) => ({
    week_start: weekStart,
    hour,
    after_user: after,
    last_user: upTo,
  }));
  await db.insertInto("planning_night_parts").values(values).execute();
  return ends.map((part) => ({ weekStart, hour: hour.toISOString(), ...part }));
}

/** The parts that are not done. */
export async function listParts(db: Db, weekStart: string): Promise<NightPart[]> {
  const rows = await db
    .selectFrom("planning_night_parts")
    .select(["hour", "after_user", "last_user"])
    .where("week_start", "=", weekStart)
    .orderBy("hour")
    .orderBy("after_user")
    .execute();
  return rows.map(({ hour, after_user: after, last_user: upTo }) => {
    const at = hour.toISOString();
    return { weekStart, ...(at === OF_ALL_ZONES ? {} : { hour: at }), after, upTo };
  });
}

/** Removes a part that is done; false when that was known already. */
export async function removePart(
  db: Db,
  { weekStart, hour = OF_ALL_ZONES, after }: NightPart,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("planning_night_parts")
    .where("week_start", "=", weekStart)
    .where("hour", "=", new Date(hour))
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
