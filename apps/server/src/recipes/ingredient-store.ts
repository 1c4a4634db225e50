import type { PortionNutrition } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { sql } from "kysely";
import { columnIn } from "../platform/base/language-columns.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { IngredientRow } from "./recipe-store.ts";

const editable = (db: Db) =>
  db
    .selectFrom("ingredients as i")
    .select(["i.id", "i.object_id", "i.content_type", "i.suggested_serving_id", "i.quantity", "i.modified"]);

/** Someone's ingredients in the order of their making, found by the name of the food. */
export async function pageOfIngredients(
  db: Db,
  filter: { readonly user: number; readonly name: string | undefined; readonly language: CompleteLanguage },
  window: { limit: number; offset: number },
): Promise<{ rows: IngredientRow[]; count: number }> {
  const text = `%${(filter.name ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const rows = await editable(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .innerJoin("suggested_servings as s", "s.id", "i.suggested_serving_id")
    .innerJoin("foods as f", "f.id", "s.food_id")
    .where("i.user_id", "=", filter.user)
    .where(columnIn("f.name", filter.language), "ilike", text)
    .orderBy("i.id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export type OwnedIngredient = IngredientRow & { readonly user_id: number | null };

export function findIngredient(db: Db, id: number): Promise<OwnedIngredient | undefined> {
  return editable(db).select("i.user_id").where("i.id", "=", id).executeTakeFirst();
}

export async function updateIngredient(
  db: Db,
  id: number,
  amount: { readonly suggested_serving_id: number; readonly quantity: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable("ingredients")
    .set({ ...amount, modified: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteIngredient(db: Db, id: number): Promise<void> {
  await db.deleteFrom("ingredients").where("id", "=", id).execute();
}

/**
 * A planned recipe as far as its ingredients decide its figures, locked until the change is done: the figures are added up
 * from all ingredients, so that two changes at once would each miss the other.
 */
export function lockMealPortions(
  db: Db,
  id: number,
): Promise<{ user_id: number; portions: number } | undefined> {
  return db
    .selectFrom("recipe_meals")
    .select(["user_id", "portions"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The figures of one personal portion of a planned recipe. */
export async function updateMealFigures(
  db: Db,
  id: number,
  nutrition: PortionNutrition,
  now: Date,
): Promise<void> {
  await db
    .updateTable("recipe_meals")
    .set({ ...nutrition, modified: now })
    .where("id", "=", id)
    .execute();
}
