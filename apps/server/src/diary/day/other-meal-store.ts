import type { Macros, NutrientAmounts } from "@plateful/nutrition";
import { sql } from "kysely";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { copyMealIngredients } from "./recipe-meal-store.ts";

const COLUMNS = [
  "id",
  "user_id",
  "kcal",
  "protein",
  "carbohydrates",
  "fat",
  "fiber",
  "name",
  "amount",
  "unit",
  "nutrients",
] as const;

/** What stands in a column of nutrients, which only this server writes. */
export const storedNutrients = (column: unknown): NutrientAmounts => column as NutrientAmounts;

export function findQuickAdd(db: Db, id: number) {
  return db.selectFrom("quick_add_meals").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type QuickAddRow = NonNullable<Awaited<ReturnType<typeof findQuickAdd>>>;

export async function pageOfQuickAdds(
  db: Db,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ rows: QuickAddRow[]; count: number }> {
  const rows = await db
    .selectFrom("quick_add_meals")
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", userId)
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export function insertQuickAdd(
  db: Db,
  userId: number,
  meal: Macros & { name?: string | null | undefined },
): Promise<QuickAddRow> {
  const { kcal, protein, carbohydrates, fat, name = null } = meal;
  return db
    .insertInto("quick_add_meals")
    .values({ user_id: userId, kcal, protein, carbohydrates, fat, name })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** An amount of a product of one's own, with its name and figures as they were. */
export type ProductMeal = Omit<QuickAddRow, "id" | "user_id">;

export function insertProductMeal(db: Db, userId: number, meal: ProductMeal): Promise<QuickAddRow> {
  return db
    .insertInto("quick_add_meals")
    .values({ ...meal, nutrients: JSON.stringify(meal.nutrients), user_id: userId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateQuickAdd(
  db: Db,
  id: number,
  { nutrients, ...changes }: Macros & Pick<QuickAddRow, "name" | "amount" | "fiber" | "nutrients">,
): Promise<QuickAddRow> {
  return db
    .updateTable("quick_add_meals")
    .set({ ...changes, nutrients: JSON.stringify(nutrients) })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes a meal; the diary items that show it go with it. */
export async function deleteQuickAdd(db: Db, id: number): Promise<void> {
  await db.deleteFrom("quick_add_meals").where("id", "=", id).execute();
}

/** Copies of quick adds, in the order of the originals. */
export async function copyQuickAdds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("quick_add_meals")
    .select(COLUMNS)
    .where("id", "in", [...ids])
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const values = ids.flatMap((id) => {
    const row = rowById.get(id);
    if (row === undefined) return [];
    const { id: _, nutrients, ...rest } = row;
    return [{ ...rest, nutrients: JSON.stringify(nutrients) }];
  });
  const copies = await db.insertInto("quick_add_meals").values(values).returning("id").execute();
  return copies.map(({ id }) => id);
}

/** Copies of single foods with their ingredient, in the order of the originals. */
export async function copySingleFoods(
  db: Db,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const copies = await db
    .insertInto("single_food_meals")
    .values(ids.map(() => ({ user_id: userId })))
    .returning("id")
    .execute();
  const pairs = ids.map((from, at) => ({
    from,
    to: mustHave(copies[at]?.id, "the id of a copied single food"),
  }));
  await copyMealIngredients(db, "singlefoodmeal", pairs, now);
  return copies.map(({ id }) => id);
}

/** Whether a meal of this kind exists and belongs to this person. */
export async function isMealOf(db: Db, kind: string, id: number, userId: number): Promise<boolean> {
  const table = {
    recipemeal: "recipe_meals",
    quickaddmeal: "quick_add_meals",
    singlefoodmeal: "single_food_meals",
    simplerecipemeal: "simple_recipe_meals",
  }[kind];
  if (table === undefined) return false;
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where id = ${id} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
