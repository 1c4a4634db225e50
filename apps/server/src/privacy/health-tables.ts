import type { StoringKind } from "@plateful/access";
import { measurementTables } from "@plateful/contract";

/**
 * The tables of each kind of health data, in the order in which a withdrawal erases them: what points at something goes before
 * it. Their triggers and policies are in migration 0034; a test holds this list against them.
 */
export const HEALTH_TABLES: Readonly<Record<StoringKind, readonly string[]>> = {
  BODY_AND_PLAN: [
    "messages",
    "conversations",
    "client_notes",
    "check_in_answers",
    "check_ins",
    "brought_entries",
    "brought_parts",
    "brought_files",
    "replaced_items",
    "calendar_items",
    "calendar_days",
    "recipe_meals",
    "quick_add_meals",
    "single_food_meals",
    "simple_recipe_meals",
    "planning_runs",
    "night_plans",
    "own_products",
    "favourite_foods",
    "recipe_feedback",
    "recipe_signs",
    "groceries_at_home",
    "grocery_list_items",
    "grocery_lists",
    "simple_grocery_list_items",
    "simple_grocery_lists",
    "household_members",
    "user_ingredients_to_avoid",
    ...measurementTables("BODY_AND_PLAN"),
    "exercise_instances",
    "weekly_nutrition_plans",
    "meal_slot_specifications",
    "plan_versions",
    "nutrition_day_plans",
    "user_profiles",
  ],
  // Part of the profile: its columns are emptied instead (`eraseOwnCycle`).
  CYCLE: [],
  STRESS_AND_SLEEP: [...measurementTables("STRESS_AND_SLEEP"), "check_in_rest_answers"],
  HEALTH_ANSWERS: ["health_answers"],
};
