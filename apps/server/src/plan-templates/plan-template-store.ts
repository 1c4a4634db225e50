import type { PlanTemplateShares } from "@plateful/nutrition";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

type Row = Selectable<Tables["plan_templates"]>;
/** A template with its meals, which are checked before they are stored. */
export type TemplateRow = Omit<Row, "meals"> & { readonly meals: readonly TemplateMeal[] };
export interface TemplateMeal {
  readonly meal_moment: PlanTemplateShares["meals"][number]["moment"];
  readonly size: number;
}

/** Whose templates someone uses: their own, and those of the practice on whose team they are. */
export interface TemplateUser {
  readonly coachId: number;
  readonly organisationId: number | null;
}

const usable = (db: Db, { coachId, organisationId }: TemplateUser) =>
  db
    .selectFrom("plan_templates")
    .selectAll()
    .where(sql<boolean>`(user_id = ${coachId} or organisation_id = ${organisationId}::integer)`);

export async function listTemplates(db: Db, user: TemplateUser): Promise<TemplateRow[]> {
  return (await usable(db, user)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute()) as unknown as TemplateRow[];
}

export async function findTemplate(db: Db, user: TemplateUser, id: number): Promise<TemplateRow | null> {
  const row = await usable(db, user).where("id", "=", id).executeTakeFirst();
  return (row as TemplateRow | undefined) ?? null;
}

type Columns = Omit<Insertable<Tables["plan_templates"]>, "id" | "meals"> & {
  readonly meals: readonly TemplateMeal[];
};

export async function insertTemplate(db: Db, { meals, ...columns }: Columns): Promise<number> {
  const row = await db
    .insertInto("plan_templates")
    .values({ ...columns, meals: JSON.stringify(meals) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateTemplate(
  db: Db,
  id: number,
  {
    meals,
    ...columns
  }: Omit<Updateable<Tables["plan_templates"]>, "meals"> & Partial<Pick<Columns, "meals">>,
): Promise<void> {
  await db
    .updateTable("plan_templates")
    .set({ ...columns, ...(meals === undefined ? {} : { meals: JSON.stringify(meals) }) })
    .where("id", "=", id)
    .execute();
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom("plan_templates").where("id", "=", id).execute();
}

/** True for a version that is the newest of its plan. */
const IS_NEWEST = sql<boolean>`not exists (select from plan_versions later
  where later.nutrition_day_plan_id = v.nutrition_day_plan_id and later.number > v.number)`;

/** How many of a coach's active clients have a plan that was last saved from each of these templates. */
export async function countFollowers(
  db: Db,
  coachId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ template_id: number; clients: number }>`
    select v.template_id, count(distinct v.user_id)::int as clients from plan_versions v
    join users u on u.id = v.user_id and u.coach_id = ${coachId} and u.account_enabled
    where v.template_id = any (${[...ids]}::int[]) and ${IS_NEWEST}
    group by v.template_id`.execute(db);
  return new Map(rows.map(({ template_id: id, clients }) => [id, clients]));
}

/** A plan that a template made, and that was not saved since. */
export interface UseRow {
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly plan_id: number;
  readonly number: number;
  readonly template_name: string;
  readonly days_before: Readonly<Record<string, number>> | null;
  readonly saved_at: Date;
  readonly kcal: number;
}

interface UsesWanted {
  readonly since: Date;
  /** Of the active clients of this coach, or of one person. */
  readonly of: { readonly coachId: number } | { readonly userId: number };
}

/** The newest first. */
export async function listUses(db: Db, { since, of }: UsesWanted): Promise<UseRow[]> {
  const whose =
    "coachId" in of ? sql`u.coach_id = ${of.coachId} and u.account_enabled` : sql`u.id = ${of.userId}`;
  const { rows } = await sql<UseRow>`
    select u.id as user_id, u.first_name, u.last_name, u.email, v.nutrition_day_plan_id as plan_id, v.number, v.template_name,
      v.days_before, v.saved_at,
      (select coalesce(sum((s ->> 'kcal')::float8), 0) from jsonb_array_elements(v.slots) s) as kcal
    from plan_versions v join users u on u.id = v.user_id
    where ${whose} and v.template_name is not null and v.saved_at > ${since} and ${IS_NEWEST}
      and exists (select from weekly_nutrition_plans w where w.user_id = v.user_id
        and v.nutrition_day_plan_id = all (array[w.monday, w.tuesday, w.wednesday, w.thursday, w.friday, w.saturday, w.sunday]))
    order by v.saved_at desc, v.id desc`.execute(db);
  return rows;
}

/** The active clients of a coach who have no profile yet, with the template from which their first plan will be made. */
export async function listStarts(
  db: Db,
  coachId: number,
): Promise<{ readonly client: number; readonly template_name: string }[]> {
  return db
    .selectFrom("users as u")
    .innerJoin("plan_templates as t", "t.id", "u.start_template_id")
    .select(["u.id as client", "t.name as template_name"])
    .where("u.coach_id", "=", coachId)
    .where("u.account_enabled", "=", true)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("user_profiles as p").select("p.id").whereRef("p.user_id", "=", "u.id"))),
    )
    .orderBy("u.id")
    .execute();
}

/** Deletes a first plan with the week that was made for it. */
export async function deleteFirstPlan(db: Db, intakeId: number, planId: number): Promise<void> {
  await db.deleteFrom("weekly_nutrition_plans").where("intake_id", "=", intakeId).execute();
  await db.deleteFrom("nutrition_day_plans").where("id", "=", planId).execute();
}

/** Those of these people who have recipes planned from a date on. */
export async function listWithMealsAhead(
  db: Db,
  userIds: readonly number[],
  from: string,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${[...userIds]}::int[]) as p (id), lateral (
      select from calendar_days d where d.user_id = p.id and d.date >= ${from}::date and exists (
        select from calendar_items i
        where i.calendar_day_id = d.id and i.status = 'PLANNED' and i.content_type = 'recipemeal')
      limit 1) ahead`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** What a coach chose for the first plan of a client, which counts once; null for nothing. Every row is visible. */
export async function takeStart(
  db: Db,
  clientId: number,
): Promise<{ readonly coachId: number; readonly templateId: number } | null> {
  const row = await db
    .selectFrom("users")
    .select(["coach_id", "start_template_id"])
    .where("id", "=", clientId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.coach_id === null || row.start_template_id === null) return null;
  await db.updateTable("users").set({ start_template_id: null }).where("id", "=", clientId).execute();
  return { coachId: row.coach_id, templateId: row.start_template_id };
}
