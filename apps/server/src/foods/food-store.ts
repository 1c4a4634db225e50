import type { Language } from "@plateful/phrases";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const servingColumns = [
  "s.id",
  "s.food_id",
  "s.key",
  "s.description_en",
  "s.description_nl",
  "s.measurement_en",
  "s.measurement_nl",
  "s.measurements_en",
  "s.measurements_nl",
  "s.quantity",
  "s.metric_value",
  "s.metric_unit",
] as const;

const foodFigures = ["f.density", "f.kcal", "f.protein", "f.carbohydrates", "f.fat", "f.fiber"] as const;

const servings = (db: Db) =>
  db
    .selectFrom("suggested_servings as s")
    .innerJoin("foods as f", "f.id", "s.food_id")
    .select([...servingColumns, ...foodFigures])
    .orderBy("s.food_id")
    .orderBy("s.position")
    .orderBy("s.id");

/** Servings with their foods: those of the starter library, some 1,500 rows, of some foods, or some by their ids. */
export function listServingsWithFoods(
  db: Db,
  wanted: "library" | { readonly foods: readonly number[] } | { readonly ids: readonly number[] },
) {
  const all = servings(db).select([
    "f.key as food_key",
    "f.name_en",
    "f.name_nl",
    "f.brand_name",
    "f.category",
    "f.contains",
    "f.is_staple",
  ]);
  if (wanted === "library") return all.where("f.key", "is not", null).execute();
  return "foods" in wanted
    ? all.where("s.food_id", "=", sql<number>`any (${[...wanted.foods]}::int[])`).execute()
    : all.where("s.id", "=", sql<number>`any (${[...wanted.ids]}::int[])`).execute();
}
export type ServingWithFood = Awaited<ReturnType<typeof listServingsWithFoods>>[number];

export function listServingsOfFoods(db: Db, foodIds: readonly number[]) {
  return foodIds.length === 0
    ? Promise.resolve([])
    : servings(db)
        .where("s.food_id", "in", [...foodIds])
        .execute();
}
export type ServingRow = Awaited<ReturnType<typeof listServingsOfFoods>>[number];

export function pageOfServings(db: Db, food: number | undefined, window: { limit: number; offset: number }) {
  return servings(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .$if(food !== undefined, (query) => query.where("s.food_id", "=", food ?? 0))
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

const foodColumns = [
  "id",
  "name_en",
  "name_nl",
  "brand_name",
  "barcodes",
  "category",
  "kcal",
  "protein",
  "carbohydrates",
  "fat",
  "fiber",
] as const;

export function pageOfFoods(db: Db, language: Language, window: { limit: number; offset: number }) {
  return db
    .selectFrom("foods")
    .select([...foodColumns, sql<number>`count(*) over ()`.as("total")])
    .orderBy(language === "nl" ? "name_nl" : "name_en")
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type FoodRow = Omit<Awaited<ReturnType<typeof pageOfFoods>>[number], "total">;

/** Foods in the order of their ids; one that is not there is left out. */
export async function listFoodsByIds(db: Db, ids: readonly number[]): Promise<FoodRow[]> {
  const rows = await db
    .selectFrom("foods")
    .select(foodColumns)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The food that is sold under a number; of several, the one that is asked for most. */
export function findFoodByGtin(db: Db, gtin14: string): Promise<FoodRow | undefined> {
  return db
    .selectFrom("foods")
    .select(foodColumns)
    .where("barcodes", "@>", sql<string[]>`array[${gtin14}::text]`)
    .where((is) => is.or([is("content_hash", "is not", null), is("source_hash", "is not", null)]))
    .orderBy("popularity", "desc")
    .orderBy("id")
    .executeTakeFirst();
}

export function findFood(db: Db, id: number): Promise<FoodRow | undefined> {
  return db.selectFrom("foods").select(foodColumns).where("id", "=", id).executeTakeFirst();
}
