import { sql } from "kysely";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Db } from "../../platform/database/open-database.ts";

/** Meals of one food, each with its one ingredient. */
const meals = (db: Db) =>
  db
    .selectFrom("single_food_meals as m")
    .innerJoin("ingredients as g", (join) =>
      join.onRef("g.object_id", "=", "m.id").on("g.content_type", "=", "singlefoodmeal"),
    )
    .select(["m.id", "m.user_id", "g.id as ingredient_id", "g.suggested_serving_id", "g.quantity"]);

export function findSingleFood(db: Db, id: number) {
  return meals(db).where("m.id", "=", id).executeTakeFirst();
}
export type SingleFoodRow = NonNullable<Awaited<ReturnType<typeof findSingleFood>>>;

export async function pageOfSingleFoods(
  db: Db,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ rows: SingleFoodRow[]; count: number }> {
  const rows = await meals(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("m.user_id", "=", userId)
    .orderBy("m.id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

/** How much of which food, counted in servings. */
export interface FoodAmount {
  readonly servingId: number;
  readonly quantity: number;
}

/** Those of these servings that some food has. */
export async function listKnownServings(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("suggested_servings")
    .select("id")
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores meals with their ingredients, in two statements however many there are; answers their ids in the order given. */
export async function insertSingleFoods(
  db: Db,
  userId: number,
  amounts: readonly FoodAmount[],
  now: Date,
): Promise<number[]> {
  const meals = await db
    .insertInto("single_food_meals")
    .values(amounts.map(() => ({ user_id: userId })))
    .returning("id")
    .execute();
  const ids = meals.map(({ id }) => id);
  await db
    .insertInto("ingredients")
    .values(
      amounts.map(({ servingId, quantity }, at) => ({
        content_type: "singlefoodmeal",
        object_id: mustHave(ids[at], "the id of a meal of one food"),
        user_id: userId,
        suggested_serving_id: servingId,
        quantity,
        modified: now,
      })),
    )
    .execute();
  return ids;
}

/** Stores a meal with its ingredient; answers its id. */
export async function insertSingleFood(
  db: Db,
  userId: number,
  amount: FoodAmount,
  now: Date,
): Promise<number> {
  const [id] = await insertSingleFoods(db, userId, [amount], now);
  return mustHave(id, "the id of a meal of one food");
}

export async function updateSingleFood(
  db: Db,
  ingredientId: number,
  { servingId, quantity }: FoodAmount,
  now: Date,
): Promise<void> {
  await db
    .updateTable("ingredients")
    .set({ suggested_serving_id: servingId, quantity, modified: now })
    .where("id", "=", ingredientId)
    .execute();
}

/** Deletes a meal with its ingredient; the diary items that show it go with it. */
export async function deleteSingleFood(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom("ingredients")
    .where("content_type", "=", "singlefoodmeal")
    .where("object_id", "=", id)
    .execute();
  await db.deleteFrom("single_food_meals").where("id", "=", id).execute();
}
