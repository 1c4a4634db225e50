import { type Endpoint, MEASUREMENT_KINDS } from "@plateful/contract";
import { Problem } from "../base/problem.ts";
import { insertAudit, insertReadAudit, listOwners, type PersonalThing } from "./audit-store.ts";
import type { Call } from "./call.ts";
import { isAnyClosed } from "./health-opening-store.ts";

/** Where a person's things are kept, by the beginning of the path that names one of them. */
const TABLE_OF_PATH: Readonly<Record<string, string>> = {
  "users/userProfile/": "user_profiles",
  "users/exerciseInstance/": "exercise_instances",
  "users/household-members/": "household_members",
  "users/own-products/": "own_products",
  "users/nutritionDayPlan/": "nutrition_day_plans",
  "users/mealSlotSpecification/": "meal_slot_specifications",
  "users/weeklyNutritionPlan/": "weekly_nutrition_plans",
  "users/userfavouriterecipe/": "user_favourite_recipes",
  "users/userdislikerecipe/": "user_dislike_recipes",
  "users/simplerecipefavourite/": "user_favourite_simple_recipes",
  "users/simplerecipedislike/": "user_dislike_simple_recipes",
  "recipeFeedbackLineItem/": "recipe_feedback",
  "recipeImport/": "recipe_imports",
  "broughtFile/": "brought_files",
  "simpleRecipeMeal/": "simple_recipe_meals",
  "simpleGroceryList/": "simple_grocery_lists",
  "simpleGroceryListItem/": "simple_grocery_list_items",
  "media/": "media",
  "calendarDay/": "calendar_days",
  "calendarItem/": "calendar_items",
  "quickAddMeal/": "quick_add_meals",
  "recipeMeal/": "recipe_meals",
  "singleFoodMeal/": "single_food_meals",
  "editRecipeMealPortions/": "recipe_meals",
  "ingredient/": "ingredients",
  "groceryList/": "grocery_lists",
  "groceryListItem/": "grocery_list_items",
  "check-ins/": "check_ins",
  ...Object.fromEntries(
    Object.values(MEASUREMENT_KINDS).map(({ calls, table }) => [calls.create.path, table]),
  ),
};

/** Fields of bodies and queries that name a thing of a person, and where it is kept. */
const TABLE_OF_FIELD: Readonly<Record<string, string>> = {
  intake: "user_profiles",
  intake_id: "user_profiles",
  client_intake: "user_profiles",
  nutrition_day_plan: "nutrition_day_plans",
  nutrition_day_plan_id: "nutrition_day_plans",
  meal_slot_specification: "meal_slot_specifications",
  meal_slot_specification_id: "meal_slot_specifications",
  calendar_day: "calendar_days",
  calendar_day_id: "calendar_days",
  from_calendar_day_id: "calendar_days",
  to_calendar_day: "calendar_days",
};

const pathRoot = (path: string) => path.slice(0, path.indexOf("{"));

/** Where the thing in the path of a call is kept; undefined for a path that names nothing personal. */
export const auditedTable = (endpoint: Endpoint): string | undefined =>
  endpoint.params === undefined ? undefined : TABLE_OF_PATH[pathRoot(endpoint.path)];

/** Everything personal that a call names: in its path, its query and its body. */
function namedThings(endpoint: Endpoint, call: Call): PersonalThing[] {
  const things: PersonalThing[] = [];
  const table = auditedTable(endpoint);
  const { id } = (call.params ?? {}) as { id?: unknown };
  if (table !== undefined && typeof id === "number") things.push({ table, id });
  for (const source of [call.query, call.body] as unknown[])
    for (const [field, value] of Object.entries(source ?? {})) {
      const kept = TABLE_OF_FIELD[field];
      if (kept !== undefined && typeof value === "number") things.push({ table: kept, id: value });
    }
  return things;
}

/**
 * What is a person's is closed to staff until they open it with a reason (docs/decisions/0051). Accounts are read without
 * what tells of health, so they stay open.
 * @throws Problem health_data_closed.
 */
async function refuseClosed(
  { method, feature }: Endpoint,
  { visitor, db, now }: Call,
  owners: readonly number[],
): Promise<void> {
  if (visitor?.isStaff !== true || method !== "GET" || feature === "sign-in" || owners.length === 0) return;
  if (await isAnyClosed(db, visitor.id, owners, now)) throw new Problem("health_data_closed");
}

/**
 * Notes a coach's or a staff member's call on someone else's data, before it is carried out (ledger DATA-034). A call
 * that is refused notes nothing, because its transaction is taken back. Others reach only what is theirs. Returns whose data
 * the call is about; nobody when it names only what the caller cannot see.
 */
export async function auditCall(endpoint: Endpoint, call: Call): Promise<readonly number[]> {
  const { visitor } = call;
  if (endpoint.access.who !== "own" || visitor === null) return [];
  if (!(visitor.isCoach || visitor.isStaff)) return [visitor.id];
  const things = namedThings(endpoint, call);
  const named = call.subjectId === visitor.id ? null : call.subjectId;
  if (things.length === 0 && named === null) return [visitor.id];
  const all = await listOwners(call.db, named, things);
  const owners = all.filter((id) => id !== visitor.id);
  await refuseClosed(endpoint, call, owners);
  const entry = { actor_id: visitor.id, action: endpoint.name, happened_at: call.now };
  if (endpoint.method === "GET") await insertReadAudit(call.db, entry, owners);
  else await insertAudit(call.db, ...owners.map((user_id) => ({ ...entry, user_id })));
  return all;
}
