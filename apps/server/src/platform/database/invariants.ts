/**
 * What holds of the rows at any moment, whatever crashed before: nothing without its owner, no day twice, sums that are right.
 * Keys and constraints keep most of it already; this is what is asked afterwards, of a restored backup and after every fault run.
 */
import type pg from "pg";

/** A meal of the diary lies in one of four tables. Keys keep that it exists, but neither whose it is nor what was in older backups. */
const MEALS = {
  recipemeal: "recipe_meals",
  quickaddmeal: "quick_add_meals",
  singlefoodmeal: "single_food_meals",
  simplerecipemeal: "simple_recipe_meals",
} as const;

const withoutMeal = (table: "calendar_items" | "replaced_items") =>
  Object.entries(MEALS)
    .map(
      ([type, meals]) => `select 1 from ${table} i where i.content_type = '${type}'
        and not exists (select 1 from ${meals} m where m.id = i.object_id and m.user_id = i.user_id)`,
    )
    .join(" union all ");

/** Rows of a part whose owner is not the one of the whole that they belong to. */
const otherOwner = (part: string, key: string, whole: string) =>
  `select 1 from ${part} p join ${whole} w on w.id = p.${key} where p.user_id <> w.user_id`;

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Content computes its figures from foods per 100 g; quantities are stored with six decimals. */
const WRONG_ENERGY = `select 1 from recipe_templates r join ingredients i on i.content_type = 'recipetemplate' and i.object_id = r.id
  join suggested_servings s on s.id = i.suggested_serving_id join foods f on f.id = s.food_id
  where r.content_hash is not null group by r.id, r.kcal
  having abs(r.kcal - sum(i.quantity * s.metric_value * case when s.metric_unit = 'ml' then coalesce(f.density, 1) else 1 end * f.kcal / 100)) > 1`;

/** Each selects the rows that break it. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  "a date has one day per person": "select 1 from calendar_days group by user_id, date having count(*) > 1",
  "a day, a meal and a list have an owner who exists": [
    ...["calendar_days", "calendar_items", "grocery_lists", "simple_grocery_lists"],
    ...Object.values(MEALS),
  ]
    .map(
      (table) => `select 1 from ${table} t where not exists (select 1 from users u where u.id = t.user_id)`,
    )
    .join(" union all "),
  "a meal of the diary belongs to the owner of its day": otherOwner(
    "calendar_items",
    "calendar_day_id",
    "calendar_days",
  ),
  "a meal of the diary exists and belongs to its owner": withoutMeal("calendar_items"),
  "a meal that a planning replaced exists and belongs to its owner": withoutMeal("replaced_items"),
  "a meal of the diary stands in a slot of its owner": otherOwner(
    "calendar_items",
    "meal_slot_id",
    "meal_slot_specifications",
  ),
  "a left-over is one of the owner's own meals": otherOwner(
    "calendar_items",
    "leftover_of",
    "calendar_items",
  ),
  "an ingredient belongs to a recipe or a meal that exists": [
    ["recipetemplate", "recipe_templates"],
    ["recipemeal", "recipe_meals"],
    ["singlefoodmeal", "single_food_meals"],
  ]
    .map(
      ([type, table]) => `select 1 from ingredients i where i.content_type = '${type}'
        and not exists (select 1 from ${table} m where m.id = i.object_id)`,
    )
    .join(" union all "),
  "a line of a grocery list belongs to the owner of the list": `${otherOwner("grocery_list_items", "grocery_list_id", "grocery_lists")}
    union all ${otherOwner("simple_grocery_list_items", "simple_grocery_list_id", "simple_grocery_lists")}`,
  "a plan belongs to the owner of its profile": [
    otherOwner("nutrition_day_plans", "intake_id", "user_profiles"),
    otherOwner("weekly_nutrition_plans", "intake_id", "user_profiles"),
    otherOwner("exercise_instances", "intake_id", "user_profiles"),
  ].join(" union all "),
  "a slot belongs to the owner of its day plan": otherOwner(
    "meal_slot_specifications",
    "nutrition_day_plan_id",
    "nutrition_day_plans",
  ),
  "a week consists of day plans of its owner": WEEKDAYS.map((day) =>
    otherOwner("weekly_nutrition_plans", day, "nutrition_day_plans"),
  ).join(" union all "),
  "a subscription belongs to its customer": `select 1 from subscriptions s join customers c on c.id = s.customer_id
    where s.user_id is distinct from c.user_id`,
  "a recipe of the library has the energy of its ingredients": WRONG_ENERGY,
  "a claimed key has an answer": "select 1 from idempotency_keys where status = 0",
};

/**
 * Counts in an open transaction that sees every row.
 * @returns one sentence for each invariant that does not hold; empty when all do.
 */
export async function findBroken(client: pg.ClientBase): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, rows] of Object.entries(INVARIANTS)) {
    const { rows: found } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${rows}) as broken`,
    );
    const count = found[0]?.count ?? 0;
    if (count > 0) broken.push(`${sentence}: ${count} do not`);
  }
  return broken;
}
