import type { Db } from "../platform/database/open-database.ts";

/** A food, or what a line of a simple recipe names. */
export type ThingAtHome = { readonly food_id: number } | { readonly line: string };

/** Remembers what a person has at home, a food perhaps only until a day; or, with null, forgets it: it is bought again. */
export async function setAtHome(
  db: Db,
  userId: number,
  thing: ThingAtHome,
  home: { readonly until: string | null } | null,
): Promise<void> {
  if (home !== null) {
    await db
      .insertInto("groceries_at_home")
      .values({ user_id: userId, ...thing, ...home })
      .onConflict((known) =>
        known.columns(["user_id", "food_id" in thing ? "food_id" : "line"]).doUpdateSet(home),
      )
      .execute();
    return;
  }
  const forgotten = db.deleteFrom("groceries_at_home").where("user_id", "=", userId);
  await ("food_id" in thing
    ? forgotten.where("food_id", "=", thing.food_id)
    : forgotten.where("line", "=", thing.line)
  ).execute();
}

/** The foods that a person says to have, each perhaps only until a day. */
export async function readFoodsAtHome(db: Db, userId: number) {
  return db
    .selectFrom("groceries_at_home")
    .select(["food_id", "until"])
    .where("user_id", "=", userId)
    .where("food_id", "is not", null)
    .orderBy("food_id")
    .execute();
}
export type FoodAtHome = Awaited<ReturnType<typeof readFoodsAtHome>>[number];

/** The foods that a person has at home up to a day, as they said on a list. */
export async function listFoodsAtHome(db: Db, userId: number, day: string): Promise<number[]> {
  const foods = await readFoodsAtHome(db, userId);
  return foods.flatMap(({ food_id: id, until }) =>
    id === null || (until !== null && until < day) ? [] : id,
  );
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
