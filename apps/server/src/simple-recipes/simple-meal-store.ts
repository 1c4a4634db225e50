import type { SimpleFigures } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const COLUMNS = [
  "id",
  "user_id",
  "simple_recipe_id",
  "meal_servings",
  "calories",
  "protein",
  "carbohydrates",
  "fat",
  "fiber",
] as const;

/** A meal to store; figures are of one serving. */
export interface NewSimpleMeal {
  readonly userId: number;
  readonly recipeId: number;
  readonly servings: number;
  readonly figures: SimpleFigures;
}

const toColumns = ({ userId, recipeId, servings, figures }: NewSimpleMeal, now: Date) => ({
  user_id: userId,
  simple_recipe_id: recipeId,
  meal_servings: servings,
  ...figures,
  modified: now,
});

export function findSimpleMeal(db: Db, id: number) {
  return db.selectFrom("simple_recipe_meals").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type SimpleMealRow = NonNullable<Awaited<ReturnType<typeof findSimpleMeal>>>;

export function listSimpleMealsByIds(db: Db, ids: readonly number[]): Promise<SimpleMealRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("simple_recipe_meals")
    .select(COLUMNS)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

export async function pageOfSimpleMeals(
  db: Db,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ rows: SimpleMealRow[]; count: number }> {
  const rows = await db
    .selectFrom("simple_recipe_meals")
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", userId)
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

/** Writes meals in one statement; answers their ids in the same order. */
export async function insertSimpleMeals(
  db: Db,
  meals: readonly NewSimpleMeal[],
  now: Date,
): Promise<number[]> {
  if (meals.length === 0) return [];
  const rows = await db
    .insertInto("simple_recipe_meals")
    .values(meals.map((meal) => toColumns(meal, now)))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateSimpleMeal(db: Db, id: number, meal: NewSimpleMeal, now: Date): Promise<void> {
  await db.updateTable("simple_recipe_meals").set(toColumns(meal, now)).where("id", "=", id).execute();
}

export async function updateMealServings(db: Db, id: number, servings: number, now: Date): Promise<void> {
  await db
    .updateTable("simple_recipe_meals")
    .set({ meal_servings: servings, modified: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes a meal; the diary items that show it go with it. */
export async function deleteSimpleMeal(db: Db, id: number): Promise<void> {
  await db.deleteFrom("simple_recipe_meals").where("id", "=", id).execute();
}

/** Copies of meals, in the order of the originals. */
export async function copySimpleMeals(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const rowById = new Map((await listSimpleMealsByIds(db, ids)).map((row) => [row.id, row]));
  const meals = ids.flatMap((id): NewSimpleMeal[] => {
    const row = rowById.get(id);
    if (row === undefined) return [];
    const { user_id: userId, simple_recipe_id: recipeId, meal_servings: servings, ...rest } = row;
    const { calories, protein, carbohydrates, fat, fiber } = rest;
    return [{ userId, recipeId, servings, figures: { calories, protein, carbohydrates, fat, fiber } }];
  });
  return insertSimpleMeals(db, meals, now);
}
