import type { ItemStatus } from "@plateful/contract";
import type { NutrientAmounts } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { sql } from "kysely";
import { columnIn } from "../../platform/base/language-columns.ts";
import type { Db } from "../../platform/database/open-database.ts";

/**
 * A food in a meal, or the whole meal where it is made of no foods. `item` tells meals apart; `counted_kcal` is what the
 * diary counts the meal as, null for a single food, which counts as its amount.
 */
export interface MealFoodRow {
  readonly date: string;
  readonly item: number;
  readonly counted_kcal: number | null;
  readonly name: string | null;
  /** Hundreds of grams in the meal; null for a meal without foods. */
  readonly hundreds: number | null;
  /** Of 100 g, or of the whole meal. */
  readonly kcal: number;
  readonly fiber: number | null;
  readonly nutrients: NutrientAmounts;
}

interface Wanted {
  readonly userId: number;
  readonly from: string;
  readonly until: string;
  readonly status: ItemStatus;
  readonly language: CompleteLanguage;
}

/** What someone ate, or is going to eat, between two dates, both included, down to the foods. */
export async function listMealNutrients(
  db: Db,
  { userId, from, until, status, language }: Wanted,
): Promise<readonly MealFoodRow[]> {
  const { rows } = await sql<MealFoodRow>`
    select d.date::text as date, i.id as item, coalesce(r.kcal, q.kcal, m.calories) as counted_kcal,
      coalesce(f.${sql.ref(columnIn("name", language))}, q.name, t.${sql.ref(columnIn("name", language))}) as name,
      g.quantity / 100 * s.metric_value * case s.metric_unit when 'ml' then coalesce(f.density, 1) else 1 end as hundreds,
      coalesce(f.kcal, q.kcal, m.calories, 0)::float8 as kcal, coalesce(f.fiber, q.fiber, m.fiber) as fiber,
      coalesce(f.nutrients, q.nutrients, '{}'::jsonb) as nutrients
    from calendar_days d
    join calendar_items i on i.calendar_day_id = d.id and i.status = ${status}
    left join recipe_meals r on r.id = i.object_id and i.content_type = 'recipemeal'
    left join quick_add_meals q on q.id = i.object_id and i.content_type = 'quickaddmeal'
    left join simple_recipe_meals m on m.id = i.object_id and i.content_type = 'simplerecipemeal'
    left join simple_recipes t on t.id = m.simple_recipe_id
    left join ingredients g on g.object_id = i.object_id and g.content_type = i.content_type
      and i.content_type in ('recipemeal', 'singlefoodmeal')
    left join suggested_servings s on s.id = g.suggested_serving_id
    left join foods f on f.id = s.food_id
    where d.user_id = ${userId} and d.date between ${from}::date and ${until}::date
    order by d.date, i.id, g.position`.execute(db);
  return rows;
}
