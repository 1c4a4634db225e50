import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Kcal that somebody logged on each day of a period; a day without entries is left out. */
export async function listEatenKcal(
  db: Db,
  userId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ date: string; kcal: number }>`
    with eaten as materialized (
      select d.date, i.content_type, i.object_id from calendar_days d join calendar_items i on i.calendar_day_id = d.id
      where d.user_id = ${userId} and d.date between ${from}::date and ${until}::date and i.status = 'EATEN'),
    amounts as (
      select e.date, m.kcal from eaten e join recipe_meals m on m.id = e.object_id where e.content_type = 'recipemeal'
      union all
      select e.date, m.kcal from eaten e join quick_add_meals m on m.id = e.object_id
        where e.content_type = 'quickaddmeal'
      union all
      select e.date, coalesce(m.calories, 0) from eaten e join simple_recipe_meals m on m.id = e.object_id
        where e.content_type = 'simplerecipemeal'
      union all
      select e.date, g.quantity / 100 * s.metric_value
          * case s.metric_unit when 'ml' then coalesce(f.density, 1) else 1 end * f.kcal
        from eaten e join ingredients g on g.object_id = e.object_id and g.content_type = 'singlefoodmeal'
        join suggested_servings s on s.id = g.suggested_serving_id join foods f on f.id = s.food_id
        where e.content_type = 'singlefoodmeal')
    select date::text as date, sum(kcal)::float as kcal from amounts group by date`.execute(db);
  return new Map(rows.map(({ date, kcal }) => [date, kcal]));
}
