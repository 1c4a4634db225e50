import type { Db } from "../../platform/database/open-database.ts";

/** The ids of the foods that someone marked, the last one first. */
export async function listFavouriteFoodIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("favourite_foods")
    .select("food_id")
    .where("user_id", "=", userId)
    .orderBy("marked", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => row.food_id);
}

/** Marks a food; one that is marked already stays where it is. */
export async function insertFavouriteFood(db: Db, userId: number, foodId: number, now: Date): Promise<void> {
  await db
    .insertInto("favourite_foods")
    .values({ user_id: userId, food_id: foodId, marked: now })
    .onConflict((marked) => marked.columns(["user_id", "food_id"]).doNothing())
    .execute();
}

export async function deleteFavouriteFood(db: Db, userId: number, foodId: number): Promise<void> {
  await db
    .deleteFrom("favourite_foods")
    .where("user_id", "=", userId)
    .where("food_id", "=", foodId)
    .execute();
}
