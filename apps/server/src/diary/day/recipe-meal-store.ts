import type { CompanyPortion } from "@plateful/contract";
import type { PortionNutrition } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { sql } from "kysely";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Db } from "../../platform/database/open-database.ts";

const COLUMNS = [
  "id",
  "user_id",
  "recipe_template_id",
  "portions",
  "portions_multiplier",
  "portion",
  "kcal",
  "protein",
  "carbohydrates",
  "fat",
  "fiber",
  "directions",
  "company",
  "modified",
] as const;

const meals = (db: Db) => db.selectFrom("recipe_meals").select(COLUMNS);

export function findRecipeMeal(db: Db, id: number) {
  return meals(db).where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the change that reads it is done: changes are relative to what is stored. */
export const lockRecipeMeal = (db: Db, id: number) =>
  meals(db).where("id", "=", id).forUpdate().executeTakeFirst();

export type RecipeMealRow = NonNullable<Awaited<ReturnType<typeof findRecipeMeal>>>;

export async function pageOfRecipeMeals(
  db: Db,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ rows: RecipeMealRow[]; count: number }> {
  const rows = await meals(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("user_id", "=", userId)
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export interface NewRecipeMeal {
  readonly userId: number;
  readonly recipeId: number;
  readonly portions: number;
  readonly multiplier: number;
  /** How much of what was planned this is; all of it when left out. */
  readonly portion?: number | undefined;
  /** Of one personal portion; frozen, so that history does not move when the recipe does. */
  readonly nutrition: PortionNutrition;
  readonly directions: readonly { readonly text: string }[] | null;
  /** Those who eat along, with portions of their own. */
  readonly company: readonly CompanyPortion[];
}

/** What stands in the column, which only this server writes. */
export const storedCompany = (column: unknown): CompanyPortion[] => column as CompanyPortion[];

const toColumns = (meal: NewRecipeMeal, now: Date) => ({
  user_id: meal.userId,
  recipe_template_id: meal.recipeId,
  portions: meal.portions,
  portions_multiplier: meal.multiplier,
  portion: meal.portion ?? 1,
  ...meal.nutrition,
  directions: meal.directions === null ? null : JSON.stringify(meal.directions),
  company: JSON.stringify(meal.company),
  modified: now,
});

/** Gives meals their own copies of the recipes' ingredients, for their size and people (REC-041). */
async function copyIngredients(db: Db, mealIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity, position, modified)
    select 'recipemeal', m.id, m.user_id, i.suggested_serving_id,
      round((i.quantity * m.portions_multiplier * m.portions)::numeric, 6)::float8, i.position, ${now}::timestamptz
    from recipe_meals m
    join ingredients i on i.content_type = 'recipetemplate' and i.object_id = m.recipe_template_id
    where m.id = any (${[...mealIds]}::int[])
    order by m.id, i.position`.execute(db);
}

/** Writes meals with their ingredients in two statements; answers their ids in the same order. */
export async function insertRecipeMeals(
  db: Db,
  newMeals: readonly NewRecipeMeal[],
  now: Date,
): Promise<number[]> {
  if (newMeals.length === 0) return [];
  const rows = await db
    .insertInto("recipe_meals")
    .values(newMeals.map((meal) => toColumns(meal, now)))
    .returning("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  await copyIngredients(db, ids, now);
  return ids;
}

async function deleteIngredients(db: Db, mealId: number): Promise<void> {
  await db
    .deleteFrom("ingredients")
    .where("content_type", "=", "recipemeal")
    .where("object_id", "=", mealId)
    .execute();
}

/** Writes a meal again from its recipe: size, people, ingredients and figures. */
export async function rewriteRecipeMeal(db: Db, id: number, meal: NewRecipeMeal, now: Date): Promise<void> {
  await db.updateTable("recipe_meals").set(toColumns(meal, now)).where("id", "=", id).execute();
  await deleteIngredients(db, id);
  await copyIngredients(db, [id], now);
}

async function multiplyIngredients(db: Db, mealId: number, factor: number, now: Date): Promise<void> {
  await sql`
    update ingredients set quantity = round((quantity * ${factor}::float8)::numeric, 6)::float8, modified = ${now}
    where content_type = 'recipemeal' and object_id = ${mealId}`.execute(db);
}

/** Sets the people cooked for, and scales the meal's own ingredients with them; its figures are of one portion. */
export async function scaleRecipeMeal(
  db: Db,
  meal: RecipeMealRow,
  portions: number,
  now: Date,
): Promise<void> {
  await db.updateTable("recipe_meals").set({ portions, modified: now }).where("id", "=", meal.id).execute();
  await multiplyIngredients(db, meal.id, portions / meal.portions, now);
}

const scaled = (value: number, factor: number) => roundHalfUp(value * factor, 6);

/**
 * Sets how much of the planned portion is eaten. Figures and ingredients are those of the meal, not of the recipe, which may
 * have changed since.
 */
export async function resizeRecipeMeal(
  db: Db,
  meal: RecipeMealRow,
  portion: number,
  now: Date,
): Promise<void> {
  const factor = portion / meal.portion;
  await db
    .updateTable("recipe_meals")
    .set({
      portion,
      portions_multiplier: scaled(meal.portions_multiplier, factor),
      kcal: scaled(meal.kcal, factor),
      protein: scaled(meal.protein, factor),
      carbohydrates: scaled(meal.carbohydrates, factor),
      fat: scaled(meal.fat, factor),
      fiber: meal.fiber === null ? null : scaled(meal.fiber, factor),
      modified: now,
    })
    .where("id", "=", meal.id)
    .execute();
  await multiplyIngredients(db, meal.id, factor, now);
}

/** Says who eats along; one's own portion and its ingredients stay. */
export async function updateCompany(
  db: Db,
  id: number,
  company: readonly CompanyPortion[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("recipe_meals")
    .set({ company: JSON.stringify(company), modified: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes a meal with its ingredients; the diary items that show it go with it. */
export async function deleteRecipeMeal(db: Db, id: number): Promise<void> {
  await deleteIngredients(db, id);
  await db.deleteFrom("recipe_meals").where("id", "=", id).execute();
}

/** Exact copies of meals, ingredients included; answers the copies' ids in the order of the originals. */
export async function copyRecipeMeals(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const originals = await meals(db)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
  const copies = await db
    .insertInto("recipe_meals")
    .values(
      originals.map(({ id: _, directions, company, ...rest }) => ({
        ...rest,
        directions: directions === null ? null : JSON.stringify(directions),
        company: JSON.stringify(company),
        modified: now,
      })),
    )
    .returning("id")
    .execute();
  const pairs = originals.map(({ id }, at) => ({
    from: id,
    to: mustHave(copies[at]?.id, "the id of a copied recipe meal"),
  }));
  await copyMealIngredients(db, "recipemeal", pairs, now);
  const copyOf = new Map(pairs.map(({ from, to }) => [from, to]));
  return ids.map((id) => mustHave(copyOf.get(id), `the copy of recipe meal ${id}`));
}

/** Copies the ingredients of meals to their copies, in one statement. */
export async function copyMealIngredients(
  db: Db,
  kind: "recipemeal" | "singlefoodmeal",
  pairs: readonly { readonly from: number; readonly to: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity, position, modified)
    select i.content_type, p."to", i.user_id, i.suggested_serving_id, i.quantity, i.position, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p ("from" int, "to" int)
    join ingredients i on i.content_type = ${kind} and i.object_id = p."from"
    order by p."to", i.position`.execute(db);
}
