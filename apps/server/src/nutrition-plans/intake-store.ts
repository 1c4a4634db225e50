import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import { openProfile } from "../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";
import type { DayPlanRow, SlotRow } from "./day-plan-store.ts";
import type { WeekRow } from "./weekly-plan-store.ts";

/** A stored profile with the exercises that belong to it, as the calculations read it. */
export async function findIntake(db: Db, intakeId: number) {
  const profile = await db
    .selectFrom("user_profiles")
    .selectAll()
    .where("id", "=", intakeId)
    .executeTakeFirst();
  if (profile === undefined) return null;
  return { ...openProfile(vaultOf(db), profile), exercises: await listExercises(db, intakeId) };
}

const profileOfUser = prepared((db, { userId }: { readonly userId: number }) =>
  db.selectFrom("user_profiles").selectAll().where("user_id", "=", userId),
);

/** A week and its day plans where they were read as JSON, in which moments are text. */
export interface WeekOfIntake {
  readonly week: WeekRow;
  readonly plans: readonly (Omit<DayPlanRow, "created" | "modified"> & {
    readonly created: string;
    readonly modified: string;
    readonly slots: readonly SlotRow[];
  })[];
}

const EXERCISES = sql<Awaited<ReturnType<typeof listExercises>>>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'intake_id', i.intake_id, 'exercise_id', i.exercise_id,
    'minutes_per_session', i.minutes_per_session, 'sessions_per_week', i.sessions_per_week,
    'kcal_per_kg_per_min', t.kcal_per_kg_per_min) order by i.id), '[]')
  from exercise_instances i join exercise_templates t on t.id = i.exercise_id where i.intake_id = p.id)`;

const WEEK = sql<WeekOfIntake | null>`(
  select json_build_object('week', w, 'plans', (
    select coalesce(json_agg(to_jsonb(d) || jsonb_build_object('slots', (
      select coalesce(jsonb_agg(s order by s."order", s.id), '[]')
      from meal_slot_specifications s where s.nutrition_day_plan_id = d.id)) order by d.id), '[]')
    from nutrition_day_plans d where d.intake_id = p.id))
  from weekly_nutrition_plans w where w.intake_id = p.id)`;

const wholeProfileOf = prepared((db, { userId }: { readonly userId: number }) =>
  db
    .selectFrom("user_profiles as p")
    .selectAll("p")
    .select([EXERCISES.as("exercises"), WEEK.as("week")])
    .where("p.user_id", "=", userId),
);

/** A person's profile with all that is nested in it, in one statement; null without one. */
export async function findWholeIntakeOfUser(
  db: Db,
  userId: number,
): Promise<{ readonly profile: StoredProfile; readonly week: WeekOfIntake | null } | null> {
  const [row] = await wholeProfileOf(db, { userId });
  if (row === undefined) return null;
  const { exercises, week, ...profile } = row;
  return { profile: { ...openProfile(vaultOf(db), profile), exercises }, week };
}

export async function findIntakeOfUser(db: Db, userId: number) {
  const profile = (await profileOfUser(db, { userId })).at(0);
  if (profile === undefined) return null;
  return { ...openProfile(vaultOf(db), profile), exercises: await listExercises(db, profile.id) };
}

export type StoredProfile = NonNullable<Awaited<ReturnType<typeof findIntake>>>;

/** Of a profile what a list shows: the day plans of the week's seven days, and the energy of their slots. */
export interface IntakeInShort {
  readonly user_id: number;
  readonly main_goal: string | null;
  readonly weight: number;
  readonly days: readonly number[] | null;
  readonly slots: readonly { readonly plan: number; readonly kcal: number }[];
}

const inShort = prepared((db, { userIds }: { readonly userIds: readonly number[] }) =>
  db
    .selectFrom("user_profiles as p")
    .leftJoin("weekly_nutrition_plans as w", "w.intake_id", "p.id")
    .select(["p.user_id", "p.main_goal", "p.weight"])
    .select([
      sql<
        IntakeInShort["days"]
      >`case when w.id is not null then array[w.monday, w.tuesday, w.wednesday, w.thursday,
        w.friday, w.saturday, w.sunday] end`.as("days"),
      sql<IntakeInShort["slots"]>`(select coalesce(json_agg(json_build_object('plan', d.id, 'kcal', s.kcal)
          order by s."order", s.id), '[]')
        from nutrition_day_plans d join meal_slot_specifications s on s.nutrition_day_plan_id = d.id
        where d.intake_id = p.id)`.as("slots"),
    ])
    .where("p.user_id", "=", sql<number>`any (${userIds}::int[])`),
);

/** The profiles of several people in short, in no order, in one statement; who has none is left out. */
export const listIntakesInShort = (db: Db, userIds: readonly number[]): Promise<IntakeInShort[]> =>
  inShort(db, { userIds });

/** The profiles of several people, in no order; who has none is left out. */
export async function listIntakesOf(db: Db, userIds: readonly number[]): Promise<StoredProfile[]> {
  if (userIds.length === 0) return [];
  const profiles = await db.selectFrom("user_profiles").selectAll().where("user_id", "in", userIds).execute();
  const intakeIds = profiles.map(({ id }) => id);
  const exercises = await exercisesOf(db, { intakeIds });
  return profiles.map((profile) => ({
    ...openProfile(vaultOf(db), profile),
    exercises: exercises.filter(({ intake_id }) => intake_id === profile.id),
  }));
}

const exercisesOf = prepared((db, { intakeIds }: { readonly intakeIds: readonly number[] }) =>
  db
    .selectFrom("exercise_instances as instance")
    .innerJoin("exercise_templates as template", "template.id", "instance.exercise_id")
    .select([
      "instance.id",
      "instance.intake_id",
      "instance.exercise_id",
      "instance.minutes_per_session",
      "instance.sessions_per_week",
      "template.kcal_per_kg_per_min",
    ])
    .where("instance.intake_id", "=", sql<number>`any (${intakeIds}::int[])`)
    .orderBy("instance.id"),
);

/** The exercises of a profile with the energy that each costs. */
const listExercises = (db: Db, intakeId: number) => exercisesOf(db, { intakeIds: [intakeId] });

/** Energy per kilogram and minute of the named kinds of exercise. */
export function listExerciseEnergy(db: Db, templateIds: readonly number[]) {
  if (templateIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("exercise_templates")
    .select(["id", "kcal_per_kg_per_min"])
    .where("id", "in", templateIds)
    .execute();
}

/** Who a profile belongs to, or null when the caller cannot see it. */
export async function findIntakeOwner(db: Db, intakeId: number): Promise<number | null> {
  const row = await db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("id", "=", intakeId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Takes a profile off keto, and on what is recommended. */
export async function leaveKeto(db: Db, intakeId: number, now: Date): Promise<void> {
  await db
    .updateTable("user_profiles")
    .set({
      is_keto_user: false,
      diet_type: sql<string | null>`case when diet_type = 'KETO' then 'RECOMMENDED' else diet_type end`,
      modified: now,
    })
    .where("id", "=", intakeId)
    .execute();
}

/** Makes other calls that plan for this profile wait until this one has ended. */
export async function lockIntake(db: Db, intakeId: number): Promise<void> {
  await db.selectFrom("user_profiles").select("id").where("id", "=", intakeId).forUpdate().execute();
}
