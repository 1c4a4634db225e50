import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Kcal that the plan of a week asks for on each weekday, and its pace in kg a week; null where there is none. */
export async function findPlanned(db: Db, userId: number) {
  const { rows } = await sql<{ pace: number | null; planned: (number | null)[] }>`
    select p.goal_weekly_change_in_kg as pace, array(select (select sum(s.kcal)::float from meal_slot_specifications s
        where s.nutrition_day_plan_id = day.plan_id)
      from unnest(array[w.monday, w.tuesday, w.wednesday, w.thursday, w.friday, w.saturday, w.sunday])
        with ordinality as day (plan_id, at) order by day.at) as planned
    from user_profiles p left join weekly_nutrition_plans w on w.intake_id = p.id where p.user_id = ${userId}`.execute(
    db,
  );
  const [row] = rows;
  const planned = new Map<Weekday, number | null>(
    WEEKDAYS.map((weekday, at) => [weekday, row?.planned[at] ?? null]),
  );
  return { pace: row?.pace ?? null, planned };
}

/** On how many days of a period someone logged something, and their last weight in it. */
export async function findKnown(
  db: Db,
  userId: number,
  { from, today }: { readonly from: string; readonly today: string },
) {
  const { rows } = await sql<{ days: number; weight: number | null }>`
    select (select count(*)::int from calendar_days d where d.user_id = ${userId}
        and d.date between ${from}::date and ${today}::date
        and exists (select from calendar_items i where i.calendar_day_id = d.id and i.status = 'EATEN')) as days,
      (select value from user_weights where user_id = ${userId} and created_at >= ${from}::date
        order by created_at desc, id desc limit 1) as weight`.execute(db);
  return rows[0] ?? { days: 0, weight: null };
}
