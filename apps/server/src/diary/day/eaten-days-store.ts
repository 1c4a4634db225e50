import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** The first and the last day that count. */
interface Period {
  readonly from: string;
  readonly until: string;
}

/** What people logged on each day of a period: kcal and grams of protein; a day without entries is left out. */
const eatenSums = (userIds: readonly number[], { from, until }: Period) => sql`
  select d.user_id, d.date, sum(m.kcal) as kcal, sum(m.protein) as protein
  from calendar_days d join calendar_items i on i.calendar_day_id = d.id and i.status = 'EATEN'
  cross join lateral (
    select kcal, protein from recipe_meals where id = i.object_id and i.content_type = 'recipemeal'
    union all
    select kcal, protein from quick_add_meals where id = i.object_id and i.content_type = 'quickaddmeal'
    union all
    select coalesce(calories, 0), coalesce(protein, 0) from simple_recipe_meals
      where id = i.object_id and i.content_type = 'simplerecipemeal'
    union all
    select grams.share * f.kcal, grams.share * f.protein
      from ingredients g join suggested_servings s on s.id = g.suggested_serving_id join foods f on f.id = s.food_id,
      lateral (select g.quantity / 100 * s.metric_value
        * case s.metric_unit when 'ml' then coalesce(f.density, 1) else 1 end as share) grams
      where g.object_id = i.object_id and g.content_type = 'singlefoodmeal' and i.content_type = 'singlefoodmeal') m
  where d.user_id = any (${[...userIds]}::int[]) and d.date between ${from}::date and ${until}::date
  group by d.user_id, d.date`;

/** Kcal that someone logged on each day of a period. */
export async function listEatenKcal(
  db: Db,
  userId: number,
  period: Period,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ date: string; kcal: number }>`
    select date::text as date, kcal::float8 as kcal from (${eatenSums([userId], period)}) sums`.execute(db);
  return new Map(rows.map(({ date, kcal }) => [date, kcal]));
}

/** What someone logged on each day of a period, and whether a planned meal was left open; days without entries are left out. */
export async function listLoggedDays(
  db: Db,
  userId: number,
  period: Period,
): Promise<{ readonly date: string; readonly kcal: number; readonly isTicked: boolean }[]> {
  const { rows } = await sql<{ date: string; kcal: number; is_ticked: boolean }>`
    select date::text as date, kcal::float8 as kcal, not exists (
      select from calendar_days d join calendar_items i on i.calendar_day_id = d.id
      where d.user_id = sums.user_id and d.date = sums.date and i.status = 'PLANNED') as is_ticked
    from (${eatenSums([userId], period)}) sums order by date`.execute(db);
  return rows.map(({ date, kcal, is_ticked: isTicked }) => ({ date, kcal, isTicked }));
}

/** What was logged on a day: how many days after the first one of the period, kcal and grams of protein, both whole. */
export type EatenDay = readonly [day: number, kcal: number, protein: number];

/** The same of many people at once, each with their days; people who logged nothing are left out. */
export async function listEatenDays(
  db: Db,
  userIds: readonly number[],
  period: Period,
): Promise<ReadonlyMap<number, readonly EatenDay[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; days: EatenDay[] }>`
    select user_id, json_agg(json_build_array(date - ${period.from}::date, floor(kcal + 0.5)::int, floor(protein + 0.5)::int)) as days
    from (${eatenSums(userIds, period)}) sums group by user_id`.execute(db);
  return new Map(rows.map(({ user_id: id, days }) => [id, days]));
}
