import { randomBytes } from "node:crypto";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Person, TestApp } from "./test-app.ts";

/** What someone thinks of a recipe. */
export const FEEDBACK = { kind: "TASTE", rating: 4, text: "More lemon." } as const;

/** A kind of exercise with its energy per kilogram and minute. */
export function anExercise(app: TestApp, kcalPerKgPerMinute = 0.1, name = "Rowing"): Promise<number> {
  return inSystemScope(app.app.services.db, async (trx) => {
    const row = await trx
      .insertInto("exercise_templates")
      .values({
        key: randomBytes(6).toString("hex"),
        name_en: name,
        name_nl: `${name} (nl)`,
        kcal_per_kg_per_min: kcalPerKgPerMinute,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

/** The foods that onboarding asks about, and others that can be avoided; returns their ids by label. */
export function ingredientsToAvoid(
  app: TestApp,
  namesByLabel: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  return inSystemScope(app.app.services.db, async (trx) => {
    await trx
      .insertInto("ingredients_to_avoid")
      .values(Object.entries(namesByLabel).map(([label, name_nl]) => ({ label, name_nl })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await trx.selectFrom("ingredients_to_avoid").select(["id", "label"]).execute();
    return Object.fromEntries(rows.map(({ id, label }) => [label, id]));
  });
}

/** Someone with a profile; CALC-088's woman of 70 kg unless told otherwise. Returns the profile's id. */
export async function aProfile(
  app: TestApp,
  person: Person,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const body = { gender: "FEMALE", weight: 70, ...fields };
  const made = await app.post("users/userProfile/", body, { as: person });
  if (made.status !== 201) throw new Error(`No profile: ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** Protein, carbohydrates and fat that make an energy: 20, 50 and 30 percent of it. */
export const macrosOf = (kcal: number) => ({ protein: kcal / 20, carbohydrates: kcal / 8, fat: kcal / 30 });

/** Someone with a profile and the default week: breakfast, lunch, an afternoon snack and dinner every day. */
export async function aPlanner(
  app: TestApp,
  profile: Record<string, unknown> = {},
  columns: Record<string, unknown> = {},
): Promise<Person> {
  const person = await app.aUser(columns);
  const intake = await aProfile(app, person, profile);
  const made = await app.post(
    `users/userProfile/${intake}/create-default-nutrition-plan/`,
    {},
    { as: person },
  );
  if (made.status !== 201) throw new Error(`No week: ${JSON.stringify(made.body)}`);
  return person;
}

/** The ids of a person's meal slots by moment. */
export async function slotsOf(app: TestApp, person: Person): Promise<Record<string, number>> {
  const { body } = await app.get("users/mealSlotSpecification/", { as: person });
  return Object.fromEntries(
    body.results.map((slot: { meal_moment: string; id: number }) => [slot.meal_moment, slot.id]),
  );
}

/** An empty day of the diary; returns its id. */
export async function aDay(app: TestApp, person: Person, date = "2026-03-18"): Promise<number> {
  const made = await app.post("calendarDay/", { date, calendar_items: [] }, { as: person });
  if (made.status !== 201) throw new Error(`No day: ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** A quick add that stands on a day; returns the ids of item and meal. */
export async function aQuickAdd(
  app: TestApp,
  person: Person,
  dayId: number,
  moment = "LUNCH",
  kcal = 300,
): Promise<{ item: number; meal: number }> {
  const meal = await app.post("quickAddMeal/", { kcal }, { as: person });
  const item = await app.post(
    "calendarItem/",
    { calendar_day: dayId, meal_moment: moment, object_id: meal.body.id, content_type: "quickaddmeal" },
    { as: person },
  );
  if (item.status !== 201) throw new Error(`No item: ${JSON.stringify(item.body)}`);
  return { item: item.body.id, meal: meal.body.id };
}

/** The id of a recipe of the starter library by its name in English. */
export async function recipeId(app: TestApp, person: Person, search: string): Promise<number> {
  const { body } = await app.get(`recipeTemplate/?search=${encodeURIComponent(search)}`, { as: person });
  const [recipe] = body.results;
  if (recipe === undefined) throw new Error(`No recipe is called ${search}.`);
  return recipe.id;
}

/** What stands on the label of a product that someone keeps. */
export const OWN_PRODUCT = { name: "Oat bar", kcal: 372, fat: 12, carbohydrates: 53, protein: 9.2 };

/** A product of a person's own; returns its id. */
export async function aProduct(app: TestApp, as: Person, fields: object = {}): Promise<number> {
  const made = await app.post("users/own-products/", { ...OWN_PRODUCT, ...fields }, { as });
  if (made.status !== 201) throw new Error(`Not made: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** A line of a grocery list; returns its id. */
export function insertGroceryItem(app: TestApp, userId: number, listId: number): Promise<number> {
  return inSystemScope(app.app.services.db, async (trx) => {
    const names = { name_en: "Oats", name_nl: "Havermout", category: "OTHER" };
    const row = await trx
      .insertInto("grocery_list_items")
      .values({ user_id: userId, grocery_list_id: listId, ...names })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  });
}
