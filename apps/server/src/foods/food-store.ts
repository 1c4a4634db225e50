import type { CompleteLanguage } from "@plateful/phrases";
import { sql } from "kysely";
import { columnIn } from "../platform/base/language-columns.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";

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
    "f.nutrients",
    "f.contains",
    "f.label_allergens",
    "f.is_staple",
    "f.pack_grams",
    "f.shelf_life",
    "f.pack_kind",
    "f.cents_per_kg",
  ]);
  if (wanted === "library") return all.where("f.key", "is not", null).execute();
  return "foods" in wanted
    ? all.where("s.food_id", "=", sql<number>`any (${[...wanted.foods]}::int[])`).execute()
    : all.where("s.id", "=", sql<number>`any (${[...wanted.ids]}::int[])`).execute();
}
export type ServingWithFood = Awaited<ReturnType<typeof listServingsWithFoods>>[number];

export type ServingRow = Omit<Awaited<ReturnType<typeof pageOfServings>>[number], "total">;

export function pageOfServings(db: Db, food: number | undefined, window: { limit: number; offset: number }) {
  return servings(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .$if(food !== undefined, (query) => query.where("s.food_id", "=", food ?? 0))
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** A food, with one of its servings unless it has none. */
export type FoodRow = Omit<ServingRow, "id"> & {
  readonly id: number | null;
  readonly name_en: string;
  readonly name_nl: string;
  readonly brand_name: string | null;
  readonly barcodes: string[];
  readonly category: string;
  readonly contains: string[] | null;
  readonly label_allergens: string[];
};

/** Foods with their servings, in the order of the ids; one that is not there is left out. */
export async function listFoods(db: Db, ids: readonly number[]): Promise<FoodRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoodRow>`select * from foods_with_contents(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** What is known of the list of all foods: how many there are, and the last marked food before a place of it. */
async function findPlace(db: Db, language: CompleteLanguage, offset: number) {
  const { rows } = await sql<{ count: number; place: number | null; name: string; food_id: number }>`
    select t.foods as count, m.place, m.name, m.food_id from food_totals t left join lateral (
      select place, name, food_id from food_list_marks
      where t.has_marks and language = ${language} and place <= ${offset}::bigint order by place desc limit 1) m on true`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The foods were never counted.");
  return row;
}

/** The foods on a page of the list of all, by name. It is counted from the mark before it: the list may hold a million. */
export async function pageOfFoods(
  db: Db,
  language: CompleteLanguage,
  { limit, offset }: Slice,
): Promise<{ ids: number[]; count: number }> {
  const { count, place, name: first, food_id: id } = await findPlace(db, language, offset);
  const name = columnIn("name", language);
  const rows = await db
    .selectFrom("foods")
    .select("id")
    .$if(place !== null, (query) =>
      query.where(sql<boolean>`(${sql.ref(name)}, id) >= (${first}, ${id}::int)`),
    )
    .orderBy(name)
    .orderBy("id")
    .limit(limit)
    .offset(offset - (place ?? 0))
    .execute();
  return { ids: rows.map((row) => row.id), count };
}

/** Names of foods in the order of their ids. */
export async function listFoodNames(
  db: Db,
  language: CompleteLanguage,
  ids: readonly number[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("foods")
    .select((eb) => ["id", eb.ref(columnIn("name", language)).as("name")])
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The food that is sold under a number; of several, the one that is asked for most. */
export async function findFoodByGtin(db: Db, gtin14: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select food_of_barcode(${gtin14}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** What the foods of the library are called, those that are meant most first. */
export const listLibraryNames = (db: Db) =>
  db
    .selectFrom("foods")
    .select(["id", "key", "name_en", "name_nl"])
    .where("key", "is not", null)
    .where("content_hash", "is not", null)
    .orderBy("is_everyday", "desc")
    .orderBy("popularity", "desc")
    .orderBy("id")
    .execute();
