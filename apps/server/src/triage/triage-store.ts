import { LOGGED_WITHIN_DAYS } from "@plateful/nutrition";
import { sql } from "kysely";
import { listEatenDays } from "../diary/index.ts";
import { isSharedWithCaller } from "../platform/calls/stand-ins.ts";
import type { Db } from "../platform/database/open-database.ts";

/** Those of these people who are active clients of the coach or shared with the coach, with what the coach noted of them. */
const listPeople = (db: Db, coachId: number, ids: readonly number[]) =>
  db
    .selectFrom("users as u")
    .leftJoin("triage_clients as t", (join) =>
      join.onRef("t.user_id", "=", "u.id").on("t.coach_id", "=", coachId),
    )
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.date_joined", "u.last_active_at"])
    .select(["u.payment_status_override", "u.coach_id"])
    .select(["t.state", "t.snooze", "t.comes_back_on", "t.settled_at", "t.muted", "t.labels"])
    .where("u.id", "=", sql<number>`any (${[...ids]}::int[])`)
    .where((eb) => eb.or([eb("u.coach_id", "=", coachId), isSharedWithCaller("u.id")]))
    .where("u.account_enabled", "=", true)
    .execute();

/** The profile and the week of people who share their plan. */
const listPlans = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom("user_profiles as p")
    .leftJoin("weekly_nutrition_plans as w", "w.intake_id", "p.id")
    .select(["p.user_id", "p.id as profile_id", "p.version as profile_version", "p.main_goal"])
    .select(["p.goal_weight_in_kg", "p.goal_weekly_change_in_kg"])
    .select(["w.monday", "w.tuesday", "w.wednesday", "w.thursday", "w.friday", "w.saturday", "w.sunday"])
    .where("p.user_id", "=", sql<number>`any (${[...userIds]}::int[])`)
    .execute();

type Plan = Omit<Awaited<ReturnType<typeof listPlans>>[number], "user_id">;
const NO_PLAN: { readonly [Column in keyof Plan]: null } = {
  ...{ profile_id: null, profile_version: null, main_goal: null },
  ...{ goal_weight_in_kg: null, goal_weekly_change_in_kg: null },
  ...{
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
};

/**
 * The caller's active clients; the columns of the plan are null where it is not shared. Read as `readNumbers` reads.
 * @param sharing what each client shares (`readSharing`).
 */
export async function listTriagePeople(
  db: Db,
  coachId: number,
  sharing: ReadonlyMap<number, ReadonlySet<string>>,
  onlyId?: number,
) {
  const named = [...sharing.keys()].filter((id) => onlyId === undefined || id === onlyId);
  const sharers = named.filter((id) => sharing.get(id)?.has("PLAN"));
  const people = await listPeople(db, coachId, named);
  const plans = new Map((await listPlans(db, sharers)).map(({ user_id, ...plan }) => [user_id, plan]));
  return people.map((person) => ({ ...person, ...(plans.get(person.id) ?? NO_PLAN) }));
}
/** The active clients of one colleague, or of all; which of them the caller may see at all is decided by the policies of users. */
export async function listOthersClients(db: Db, actorId: number, coachId: number | null) {
  const query = db
    .selectFrom("users as u")
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.date_joined", "u.last_active_at"])
    .select(["u.payment_status_override", "u.coach_id"])
    .where("u.id", "<>", actorId)
    .where("u.account_enabled", "=", true);
  const people =
    coachId === null
      ? query.where((eb) => eb.or([eb("u.coach_id", "is", null), eb("u.coach_id", "<>", actorId)]))
      : query.where("u.coach_id", "=", coachId);
  const unmarked = { state: null, snooze: null, comes_back_on: null, settled_at: null };
  return (await people.execute()).map((person) => ({
    ...{ ...person, ...NO_PLAN, ...unmarked },
    ...{ muted: null, labels: null },
  }));
}

/** Names of coaches. Read with a widened reach: a policy shows a coach no row of another one. */
export const listCoachNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();

export type TriagePerson = Awaited<ReturnType<typeof listTriagePeople>>[number];

/** Whose numbers are read: of each kind those who share it. */
export interface NumbersWanted {
  readonly diaryOf: readonly number[];
  readonly planOf: readonly number[];
  readonly weightOf: readonly number[];
  /** Who comes back when they log something. */
  readonly awaited: readonly number[];
  /** The first day of which is read what was eaten; the last is today. */
  readonly from: string;
  readonly today: string;
  readonly weightsSince: Date;
}

/** The last date up to today on which something was logged, of people of whom nothing was found since `from`. */
const listLastLogged = (db: Db, { today }: NumbersWanted, silent: readonly number[]) =>
  sql<{ user_id: number; days_ago: number }>`
    select p.id as user_id, ${today}::date - last.date as days_ago
    from unnest(${[...silent]}::int[]) as p (id), lateral (
      select d.date from calendar_days d
      where d.user_id = p.id and d.date between ${today}::date - ${LOGGED_WITHIN_DAYS}::int and ${today}::date
        and exists (select from calendar_items i where i.calendar_day_id = d.id and i.status = 'EATEN')
      order by d.date desc limit 1) last`.execute(db);

const listLoggedAt = (db: Db, { awaited, today }: NumbersWanted) =>
  sql<{ user_id: number; at: Date }>`
    select d.user_id, max(i.modified) as at
    from calendar_days d join calendar_items i on i.calendar_day_id = d.id
    where d.user_id = any (${[...awaited]}::int[]) and d.date >= ${today}::date - ${LOGGED_WITHIN_DAYS}::int
      and i.status = 'EATEN' group by d.user_id`.execute(db);

/** What each day plan asks for, and a number that changes with every edit of it. */
const listPlanSums = (db: Db, { planOf }: NumbersWanted) =>
  sql<{ plan_id: number; kcal: number; protein: number; edits: number }>`
    select nutrition_day_plan_id as plan_id, sum(kcal) as kcal, sum(protein) as protein, sum(version)::int as edits
    from meal_slot_specifications where user_id = any (${[...planOf]}::int[])
    group by nutrition_day_plan_id`.execute(db);

const MS_PER_WEEK = 604_800;
/** The straight line through the weights of each person, and the latest of them. */
const listWeightTrends = (db: Db, { weightOf, weightsSince }: NumbersWanted) =>
  sql<{ user_id: number; count: number; span_days: number; per_week: number | null; latest: number }>`
    select user_id, count(*)::int as count, regr_slope(value, extract(epoch from created_at) / ${MS_PER_WEEK}::int) as per_week,
      floor(extract(epoch from max(created_at) - min(created_at)) / 86400)::int as span_days,
      (array_agg(value order by created_at desc, id desc))[1] as latest
    from user_weights where user_id = any (${[...weightOf]}::int[]) and created_at >= ${weightsSince}
    group by user_id`.execute(db);

const byUser = <Row extends { user_id: number }>({
  rows,
}: {
  rows: readonly Row[];
}): ReadonlyMap<number, Row> => new Map(rows.map((row) => [row.user_id, row]));

const NOTHING = { rows: [] };

/**
 * The numbers behind the rules, of many people with a fixed count of statements. The policies ask about every single row,
 * which for some ten thousand rows takes longer than reading them; so the caller names who shares what (`readSharing`, the
 * list that the policies themselves go by), and reads them with a widened reach.
 */
export async function readNumbers(db: Db, wanted: NumbersWanted) {
  const eaten = await listEatenDays(db, wanted.diaryOf, { from: wanted.from, until: wanted.today });
  const silent = wanted.diaryOf.filter((id) => !eaten.has(id));
  const lastLogged = silent.length === 0 ? NOTHING : await listLastLogged(db, wanted, silent);
  const loggedAt = wanted.awaited.length === 0 ? NOTHING : await listLoggedAt(db, wanted);
  const plans = await listPlanSums(db, wanted);
  return {
    eaten,
    lastLogged: byUser(lastLogged),
    loggedAt: byUser(loggedAt),
    weights: byUser(await listWeightTrends(db, wanted)),
    plans: new Map(plans.rows.map((plan) => [plan.plan_id, plan])),
  };
}
export type TriageNumbers = Awaited<ReturnType<typeof readNumbers>>;
