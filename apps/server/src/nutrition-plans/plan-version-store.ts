import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type PlanVersionRow = Selectable<Tables["plan_versions"]>;

/** More than anybody looks back; what is older goes. */
const MAX_VERSIONS = 100;

interface Saved {
  /** Null for a state of which nobody knows who saved it. */
  readonly authorId: number | null;
  /** Null: the moment at which the plan was saved last. */
  readonly savedAt: Date | null;
  readonly restoredNumber?: number;
  /** The template that the plan was made from, and the weekdays before it, null when there was no week yet (COACH-112). */
  readonly template?: {
    /** Null for a template that is gone. */
    readonly id: number | null;
    readonly name: string;
    readonly daysBefore: Readonly<Record<string, number>> | null;
  };
  /** Whether to keep a version although the plan did not change. */
  readonly isKeptAnyway?: boolean;
}

/** Keeps a plan as it stands now as its newest version, unless the newest is the same; answers its number, or null. */
async function insertVersion(
  db: Db,
  planId: number,
  { authorId, savedAt, restoredNumber, template, isKeptAnyway = false }: Saved,
): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    insert into plan_versions (user_id, nutrition_day_plan_id, number, author_id, saved_at, name, energy_balance, fiber, slots,
      restored_number, template_id, template_name, days_before)
    select p.user_id, p.id, coalesce(last.number, 0) + 1, ${authorId}::int, coalesce(${savedAt}::timestamptz, p.modified),
      p.name, p.energy_balance, p.fiber, now_is.slots, ${restoredNumber ?? null}::int, ${template?.id ?? null}::int,
      ${template?.name ?? null}::text, ${template?.daysBefore ? JSON.stringify(template.daysBefore) : null}::jsonb
    from nutrition_day_plans p
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('meal_moment', s.meal_moment, 'meal_type', s.meal_type, 'order', s."order",
        'size', s.size, 'kcal', s.kcal, 'protein', s.protein, 'carbohydrates', s.carbohydrates, 'fat', s.fat)
        order by s."order", s.id), '[]') as slots
      from meal_slot_specifications s where s.nutrition_day_plan_id = p.id
    ) now_is
    left join lateral (
      select v.* from plan_versions v where v.nutrition_day_plan_id = p.id order by v.number desc limit 1
    ) last on true
    where p.id = ${planId} and (last.id is null or ${isKeptAnyway}::boolean
      or (last.name, last.energy_balance, last.fiber, last.slots)
        is distinct from (p.name, p.energy_balance, p.fiber, now_is.slots))
    returning number`.execute(db);
  return rows[0]?.number ?? null;
}

/** A plan that was made before its versions were kept: how it stands becomes the first of them, before it changes. */
export async function keepFirstVersion(db: Db, planId: number): Promise<void> {
  const { rows } =
    await sql`select from plan_versions where nutrition_day_plan_id = ${planId} limit 1`.execute(db);
  if (rows.length === 0) await insertVersion(db, planId, { authorId: null, savedAt: null });
}

/** Keeps what has just been saved, with who saved it (COACH-106); answers its number, null when nothing has changed. */
export async function keepVersion(
  db: Db,
  planId: number,
  saved: Saved & { readonly savedAt: Date },
): Promise<number | null> {
  const number = await insertVersion(db, planId, saved);
  if (number !== null && number > MAX_VERSIONS)
    await db
      .deleteFrom("plan_versions")
      .where("nutrition_day_plan_id", "=", planId)
      .where("number", "<=", number - MAX_VERSIONS)
      .execute();
  return number;
}

/** The versions of a plan that the caller may see, the newest first. */
export function listVersions(db: Db, planId: number): Promise<PlanVersionRow[]> {
  return db
    .selectFrom("plan_versions")
    .selectAll()
    .where("nutrition_day_plan_id", "=", planId)
    .orderBy("number", "desc")
    .execute();
}

export async function findVersion(db: Db, planId: number, number: number): Promise<PlanVersionRow | null> {
  const row = await db
    .selectFrom("plan_versions")
    .selectAll()
    .where("nutrition_day_plan_id", "=", planId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}

export interface Author {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/** Those who saved versions of a plan, as far as they still have an account. */
export async function listAuthors(db: Db, planId: number): Promise<Author[]> {
  return (await sql<Author>`select * from authors_of_plan(${planId})`.execute(db)).rows;
}
