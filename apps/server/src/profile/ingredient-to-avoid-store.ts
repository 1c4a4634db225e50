import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";

/** Ids of foods to avoid by their labels. */
export function listIdsOfLabels(db: Db, labels: readonly string[]) {
  return db.selectFrom("ingredients_to_avoid").select(["id", "label"]).where("label", "in", labels).execute();
}

/** The given ids that exist. */
export async function listKnownIds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("ingredients_to_avoid").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

const avoidedBy = prepared((db, { userId }: { readonly userId: number }) =>
  db
    .selectFrom("user_ingredients_to_avoid")
    .select("ingredient_to_avoid_id as id")
    .where("user_id", "=", userId)
    .orderBy("ingredient_to_avoid_id"),
);

/** What a person avoids, by id. */
export async function listAvoidedIds(db: Db, userId: number): Promise<number[]> {
  return (await avoidedBy(db, { userId })).map(({ id }) => id);
}

/** Makes what a person avoids exactly these foods. */
export async function replaceAvoided(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("user_ingredients_to_avoid").where("user_id", "=", userId).execute();
  if (ids.length === 0) return;
  await db
    .insertInto("user_ingredients_to_avoid")
    .values([...new Set(ids)].map((id) => ({ user_id: userId, ingredient_to_avoid_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
