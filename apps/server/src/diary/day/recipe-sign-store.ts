import { addDays } from "@plateful/nutrition";
import { LIKING_DAYS, type LikingSign } from "@plateful/planning";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** What a person does with a dish that the diary does not keep. */
type NotedKind = Exclude<LikingSign["kind"], "EATEN" | "LEFT" | "FORGOTTEN">;

export interface NotedSign {
  readonly recipeId: number;
  readonly kind: NotedKind;
}

export interface SignRow {
  readonly recipe_id: number;
  readonly kind: LikingSign["kind"];
  readonly date: string;
}

/** What the same person does to take it back. */
const OPPOSITE: Readonly<Record<NotedKind, NotedKind>> = {
  CHOSEN: "SWAPPED_AWAY",
  SWAPPED_AWAY: "CHOSEN",
  ADDED: "REMOVED",
  REMOVED: "ADDED",
};

/** What another recipe in the place of one tells; nothing where there was none, or it stays. */
export const signsOfExchange = (before: number | null, after: number): NotedSign[] =>
  before === null || before === after
    ? []
    : [
        { recipeId: before, kind: "SWAPPED_AWAY" },
        { recipeId: after, kind: "CHOSEN" },
      ];

/** Half a year of four meals a day has 730; the newest count. */
const MAX_SIGNS = 2000;

/** The person, as far as planning may learn from them (PLAN-273): nobody else's calls do. */
const learner = (userId: number, mayAlso: RawBuilder<boolean>) => sql`
  select u.id from users u left join user_profiles p on p.user_id = u.id
  where u.id = ${userId}::int and (is_own(u.id) or ${mayAlso}) and coalesce(p.learns_likings, u.coach_id is null)`;

/**
 * What a person did with dishes within half a year, newest first, in one query: meals of the diary that were eaten, or were planned
 * and left while others of their day were eaten, and what was noted. Left-overs belong to the meal that they are left of.
 * Nothing for whom planning does not learn, nor for another person who asks.
 */
export async function listSigns(db: Db, userId: number, today: string): Promise<SignRow[]> {
  const from = addDays(today, -LIKING_DAYS);
  const { rows } = await sql<SignRow>`
    with learner as (${learner(userId, sql`acting_reach() = 'all'`)}),
    meals as (
      select r.recipe_template_id as recipe_id, d.date, i.leftover_of,
        case when i.status = 'EATEN' then 'EATEN'
          when d.date < ${today}::date and bool_or(i.status = 'EATEN') over (partition by d.id) then 'LEFT' end as kind
      from learner l
        join calendar_days d on d.user_id = l.id and d.date between ${from}::date and ${today}::date
        join calendar_items i on i.calendar_day_id = d.id
        left join recipe_meals r on i.content_type = 'recipemeal' and r.id = i.object_id)
    select recipe_id, kind, date from meals where recipe_id is not null and kind is not null and leftover_of is null
    union all
    select s.recipe_id, s.kind, s.noted_on from recipe_signs s join learner l on l.id = s.user_id
    where s.kind <> 'ASKED' and s.noted_on >= ${from}::date
    order by date desc, recipe_id, kind limit ${MAX_SIGNS}::int`.execute(db);
  return rows;
}

/**
 * Notes what the person who calls did with dishes of their own diary, one of a kind a day. What takes back what was done on the same
 * day forgets that instead. What is too old to count is deleted. Without the consent to store it nothing is noted: a meal of before
 * can still be removed (PRIV-011).
 */
export async function noteSigns(
  db: Db,
  userId: number,
  today: string,
  signs: readonly NotedSign[],
): Promise<void> {
  if (signs.length === 0) return;
  const noted = signs.map(({ recipeId, kind }) => ({ recipe: recipeId, kind, opposite: OPPOSITE[kind] }));
  await sql`
    with learner as (${learner(userId, sql`false`)} and has_consent(u.id, 'BODY_AND_PLAN')),
    noted as (select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n (recipe int, kind text, opposite text)),
    gone as (
      delete from recipe_signs s using learner l where s.user_id = l.id and (s.noted_on < ${addDays(today, -LIKING_DAYS)}::date
        or s.noted_on = ${today}::date and exists (select from noted n where n.recipe = s.recipe_id and n.opposite = s.kind))
      returning s.recipe_id, s.kind, s.noted_on)
    insert into recipe_signs (user_id, recipe_id, kind, noted_on)
    select distinct l.id, n.recipe, n.kind, ${today}::date from learner l, noted n
    where not exists (select from gone g where g.recipe_id = n.recipe and g.kind = n.opposite and g.noted_on = ${today}::date)
    on conflict do nothing`.execute(db);
}

/** Forgets what was noted of dishes today, as the undo of what the person did. */
export async function takeSignsBack(
  db: Db,
  userId: number,
  today: string,
  signs: readonly NotedSign[],
): Promise<void> {
  if (signs.length === 0) return;
  const noted = signs.map(({ recipeId, kind }) => ({ recipe: recipeId, kind }));
  await sql`
    delete from recipe_signs s using jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n (recipe int, kind text)
    where s.user_id = ${userId}::int and is_own(s.user_id) and s.noted_on = ${today}::date
      and s.recipe_id = n.recipe and s.kind = n.kind`.execute(db);
}

/** Lets nothing of a dish up to today count. */
export async function forgetSigns(db: Db, userId: number, today: string, recipeId: number): Promise<void> {
  await db
    .deleteFrom("recipe_signs")
    .where("user_id", "=", userId)
    .where("recipe_id", "=", recipeId)
    .where("kind", "<>", "ASKED")
    .execute();
  await insertOwnSign(db, { userId, recipeId, kind: "FORGOTTEN", today });
}

interface OwnSign {
  readonly userId: number;
  readonly recipeId: number;
  readonly kind: "FORGOTTEN" | "ASKED";
  readonly today: string;
}

export async function insertOwnSign(db: Db, { userId, recipeId, kind, today }: OwnSign): Promise<void> {
  await db
    .insertInto("recipe_signs")
    .values({ user_id: userId, recipe_id: recipeId, kind, noted_on: today })
    .onConflict((conflict) => conflict.columns(["user_id", "recipe_id", "kind", "noted_on"]).doNothing())
    .execute();
}

/** Says whether planning learns from now on. What was noted goes when it does not; what is forgotten stays forgotten. */
export async function updateLearning(db: Db, userId: number, learns: boolean): Promise<void> {
  await db
    .updateTable("user_profiles")
    .set({ learns_likings: learns })
    .where("user_id", "=", userId)
    .execute();
  if (learns) return;
  await db
    .deleteFrom("recipe_signs")
    .where("user_id", "=", userId)
    .where("kind", "<>", "FORGOTTEN")
    .execute();
}

/** Whether planning learns from a person. */
export async function findLearning(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`${learner(userId, sql`acting_reach() = 'all'`)}`.execute(db);
  return rows.length > 0;
}

/**
 * Dishes that the person took off their days on two days since a date, the last time today, and was never asked about: what they
 * may want to leave out from now on. Without those that have a mark.
 */
export async function listRemovedTwice(
  db: Db,
  userId: number,
  { since, today }: { readonly since: string; readonly today: string },
): Promise<number[]> {
  const { rows } = await sql<{ recipe_id: number }>`
    select s.recipe_id from recipe_signs s
    where s.user_id = ${userId}::int and s.kind = 'REMOVED' and s.noted_on >= ${since}::date
      and not exists (select from recipe_signs a where a.user_id = s.user_id and a.recipe_id = s.recipe_id and a.kind = 'ASKED')
      and not exists (select from user_dislike_recipes m where m.user_id = s.user_id and m.recipe_id = s.recipe_id)
      and not exists (select from user_favourite_recipes m where m.user_id = s.user_id and m.recipe_id = s.recipe_id)
    group by s.recipe_id having count(*) > 1 and max(s.noted_on) = ${today}::date order by s.recipe_id`.execute(
    db,
  );
  return rows.map((row) => row.recipe_id);
}
