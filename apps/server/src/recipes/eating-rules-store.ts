import { type FocusProfile, KITCHEN_TOOLS } from "@plateful/nutrition";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { openCycle } from "../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** What someone does not eat, the four intolerances and the allergens among it. */
export interface Restrictions {
  diet: string | null;
  gluten: boolean;
  lactose: boolean;
  nut: boolean;
  shellfish: boolean;
  allergens: string[];
  avoid: string[];
}

/** Someone who eats along with the person. */
export interface HouseholdRow extends Restrictions {
  id: number;
  name: string;
  kcal: number | null;
  meal_types: string[];
  weekdays: string[];
}

export interface EatingWishes extends Restrictions {
  user_id: number;
  keto: boolean;
  favourites: number[];
  disliked: number[];
  whitelisted: number[];
  denied: number[];
  /** Published recipes of the person's own. */
  own: number[];
  generate_allowed: boolean;
  leftovers: string;
  cooks_twice_a_week: boolean;
  same_breakfast_on_weekdays: boolean;
  grocery_wish: string;
  /** The most minutes of work for a meal; null for any. */
  weekday_minutes: number | null;
  weekend_minutes: number | null;
  weekly_budget: number | null;
  favourite_cuisines: string[];
  never_cuisines: string[];
  variety: string;
  /** What the kitchen has. */
  kitchen: string[];
  /** IANA name of the zone in which the person's days begin. */
  time_zone: string;
  household: HouseholdRow[];
  /** By what the person's days may lean towards some nutrients: the plan that they follow, and the cycle. */
  followed: FocusProfile;
}

/** As it is stored: what tells of a cycle or of menopause is encrypted. */
type WishesRow = Omit<EatingWishes, "followed"> &
  Parameters<typeof openCycle>[1] & { readonly gender: FocusProfile["gender"] };

function toWishes(db: Db, row: WishesRow): EatingWishes {
  const { sealed_cycle: _sealed, gender, ...wishes } = row;
  const cycle = openCycle(vaultOf(db), row);
  return {
    ...wishes,
    followed: {
      gender,
      startDate: cycle.last_menstrual_period_start_date,
      cycleLength: cycle.menstrual_cycle_length,
      dietType: cycle.diet_type,
      isOnMenopauseDiet: cycle.is_on_menopause_diet,
    },
  };
}

/** Everybody who eats along with person `u`, in the order in which they were noted. */
const household = sql`coalesce((
  select json_agg(json_build_object('id', h.id, 'name', h.name, 'kcal', h.kcal, 'diet', h.diet,
    'gluten', h.food_intolerances_gluten, 'lactose', h.food_intolerances_lactose, 'nut', h.food_intolerances_nut,
    'shellfish', h.food_intolerances_crustaceans_shellfish, 'allergens', h.food_allergens, 'meal_types', h.meal_types, 'weekdays', h.weekdays,
    'avoid', array(select i.label from ingredients_to_avoid i where i.id = any (h.ingredients_to_avoid) order by i.id))
    order by h.id)
  from household_members h where h.user_id = u.id), '[]')`;

/** Everything that decides what people may and want to eat, one row each; none for who is out of reach. */
async function selectWishes(db: Db, isMeant: RawBuilder<boolean>): Promise<EatingWishes[]> {
  const { rows } = await sql<WishesRow>`
    select u.id as user_id, p.diet, coalesce(p.food_intolerances_gluten, false) as gluten,
      coalesce(p.food_intolerances_lactose, false) as lactose, coalesce(p.food_intolerances_nut, false) as nut,
      coalesce(p.food_intolerances_crustaceans_shellfish, false) as shellfish,
      coalesce(p.food_allergens, '{}') as allergens,
      coalesce(p.is_keto_user, false) as keto,
      array(select i.label from user_ingredients_to_avoid a join ingredients_to_avoid i on i.id = a.ingredient_to_avoid_id
        where a.user_id = u.id order by i.id) as avoid,
      array(select recipe_id from user_favourite_recipes where user_id = u.id order by recipe_id) as favourites,
      array(select recipe_id from user_dislike_recipes where user_id = u.id order by recipe_id) as disliked,
      array(select id from recipe_templates where author_id = u.id and published and deleted_at is null order by id)
        as own,
      coalesce(o.whitelisted_recipes, '{}') as whitelisted, coalesce(o.denylist_recipes, '{}') as denied,
      u.feature_flag_generate_meals_button_in_planner
        and coalesce(o.feature_flag_generate_meals_button_in_planner, true) as generate_allowed,
      coalesce(p.leftovers, 'OFF') as leftovers, coalesce(p.cooks_twice_a_week, false) as cooks_twice_a_week,
      coalesce(p.same_breakfast_on_weekdays, false) as same_breakfast_on_weekdays,
      p.weekday_minutes, p.weekend_minutes, p.weekly_budget, coalesce(p.favourite_cuisines, '{}') as favourite_cuisines,
      coalesce(p.never_cuisines, '{}') as never_cuisines, coalesce(p.variety, 'BALANCED') as variety,
      coalesce(p.kitchen, ${[...KITCHEN_TOOLS]}::text[]) as kitchen,
      coalesce(p.grocery_wish, 'NORMAL') as grocery_wish, u.time_zone, ${household} as household,
      p.gender, p.diet_type, coalesce(p.is_on_menopause_diet, false) as is_on_menopause_diet,
      p.last_menstrual_period_start_date, p.menstrual_cycle_length, p.sealed_cycle
    from users u
    left join user_profiles p on p.user_id = u.id
    left join lateral coach_of(u.id) c on true
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where ${isMeant} and may_see_part(u.id, 'PLAN')`.execute(db);
  return rows.map((row) => toWishes(db, row));
}

/** Undefined for someone out of reach. */
export async function findEatingWishes(db: Db, userId: number): Promise<EatingWishes | undefined> {
  const [wishes] = await selectWishes(db, sql`u.id = ${userId}`);
  return wishes;
}

export const listEatingWishes = (db: Db, userIds: readonly number[]): Promise<EatingWishes[]> =>
  selectWishes(db, sql`u.id = any (${[...userIds]}::int[])`);

/** Ingredients that can be avoided, as wishes name them and as people read them; the label is the English name. */
export function listAvoidable(
  db: Db,
  by: { readonly ids: readonly number[] } | { readonly labels: readonly string[] },
) {
  const query = db
    .selectFrom("ingredients_to_avoid")
    .select(["id", "label", "label as name_en", "name_nl"])
    .orderBy("id");
  return "ids" in by
    ? query.where("id", "=", sql<number>`any (${[...by.ids]}::int[])`).execute()
    : query.where("label", "=", sql<string>`any (${[...by.labels]}::text[])`).execute();
}
