import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

export interface TasteRow {
  simple_diet: string | null;
  simple_allergens: string[];
  motivation: string | null;
  cooking_styles: string[];
  meal_times: string[];
  favourites: number[];
  disliked: number[];
  allowed: number[];
  denied: number[];
}

/**
 * Everything that decides what a person may and wants to eat of the simple recipes, in one row; undefined for someone
 * out of reach. The lists of an organisation name simple recipes only where it works with them.
 */
export async function findTaste(db: Db, userId: number): Promise<TasteRow | undefined> {
  const { rows } = await sql<TasteRow>`
    select p.simple_diet, coalesce(p.simple_allergens, '{}') as simple_allergens,
      p.onboarding_motivation as motivation, coalesce(p.onboarding_cooking_styles, '{}') as cooking_styles,
      coalesce(p.preferred_meal_times, '{}') as meal_times,
      array(select simple_recipe_id from user_favourite_simple_recipes where user_id = u.id order by 1) as favourites,
      array(select simple_recipe_id from user_dislike_simple_recipes where user_id = u.id order by 1) as disliked,
      case when o.recipe_system_type = 'SIMPLE' then o.whitelisted_recipes else '{}' end as allowed,
      case when o.recipe_system_type = 'SIMPLE' then o.denylist_recipes else '{}' end as denied
    from users u
    left join user_profiles p on p.user_id = u.id
    left join lateral coach_of(u.id) c on true
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where u.id = ${userId}`.execute(db);
  return rows[0];
}
