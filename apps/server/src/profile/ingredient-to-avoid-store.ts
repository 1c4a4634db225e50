import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Slice } from "../platform/page.ts";
import type { NameSearch } from "./exercise-store.ts";

const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
/** The label is the English name. */
const nameColumn = (language: NameSearch["language"]) => (language === "nl" ? "name_nl" : "label");

const matching = (db: Db, { language, search }: NameSearch) => {
  const query = db.selectFrom("ingredients_to_avoid");
  return search === undefined ? query : query.where(nameColumn(language), "ilike", containing(search));
};

export async function countIngredientsToAvoid(db: Db, wanted: NameSearch): Promise<number> {
  const row = await matching(db, wanted)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function listIngredientsToAvoid(db: Db, wanted: NameSearch, { limit, offset }: Slice) {
  return matching(db, wanted)
    .select(["id", "label"])
    .select((eb) => eb.ref(nameColumn(wanted.language)).as("name"))
    .orderBy(nameColumn(wanted.language))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

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
