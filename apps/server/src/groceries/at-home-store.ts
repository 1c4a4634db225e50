import type { Db } from "../platform/database/open-database.ts";
import type { ListRow } from "./grocery-store.ts";

/** A food, or what a line of a simple recipe names. */
export type ThingAtHome = { readonly food_id: number } | { readonly line: string };

/** Remembers what a person has at home, or forgets it. */
export async function rememberAtHome(
  db: Db,
  userId: number,
  thing: ThingAtHome,
  isThere: boolean,
): Promise<void> {
  if (isThere) {
    await db
      .insertInto("groceries_at_home")
      .values({ user_id: userId, ...thing })
      .onConflict((known) => known.doNothing())
      .execute();
    return;
  }
  const forgotten = db.deleteFrom("groceries_at_home").where("user_id", "=", userId);
  await ("food_id" in thing
    ? forgotten.where("food_id", "=", thing.food_id)
    : forgotten.where("line", "=", thing.line)
  ).execute();
}

/** Puts aside on a new list what the person has at home; what they added themselves names no food and is wanted. */
export async function setAsideAtHome(db: Db, list: ListRow): Promise<void> {
  await db
    .updateTable("grocery_list_items")
    .set({ at_home: true })
    .where("grocery_list_id", "=", list.id)
    .where("food_id", "in", (foods) =>
      foods.selectFrom("groceries_at_home as h").select("h.food_id").where("h.user_id", "=", list.user_id),
    )
    .execute();
}

/** The foods that a person has at home, as they said on a list. */
export async function listFoodsAtHome(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("groceries_at_home")
    .select("food_id")
    .where("user_id", "=", userId)
    .where("food_id", "is not", null)
    .orderBy("food_id")
    .execute();
  return rows.flatMap(({ food_id: id }) => id ?? []);
}

/** The lines of simple recipes that a person has at home, by their keys. */
export async function linesAtHome(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("groceries_at_home")
    .select("line")
    .where("user_id", "=", userId)
    .where("line", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ line }) => line ?? []));
}
