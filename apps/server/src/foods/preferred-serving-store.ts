import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const preferred = (db: Db) =>
  db
    .selectFrom("preferred_suggested_servings as p")
    .select(["p.id", "p.organisation_id", "p.food_id", "p.suggested_serving_id"]);

export function findPreferredServing(db: Db, id: number) {
  return preferred(db).where("p.id", "=", id).executeTakeFirst();
}
export type PreferredServingRow = NonNullable<Awaited<ReturnType<typeof findPreferredServing>>>;

export interface PreferredServingFilter {
  readonly organisationId: number;
  readonly foodId: number | undefined;
  /** Part of the name of the food, in either language. */
  readonly name: string | undefined;
}

export async function pageOfPreferredServings(
  db: Db,
  { organisationId, foodId, name }: PreferredServingFilter,
  window: { limit: number; offset: number },
): Promise<{ rows: PreferredServingRow[]; count: number }> {
  const rows = await preferred(db)
    .innerJoin("foods as f", "f.id", "p.food_id")
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("p.organisation_id", "=", organisationId)
    .$if(foodId !== undefined, (query) => query.where("p.food_id", "=", foodId ?? 0))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`position(plain_text(${name ?? ""}) in f.plain_en || ' ' || f.plain_nl) > 0`),
    )
    .orderBy("p.id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

/** The servings that an organisation prefers of these foods, by the food. */
export async function preferredServingsOf(
  db: Db,
  organisationId: number,
  foods: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await preferred(db)
    .where("p.organisation_id", "=", organisationId)
    .where("p.food_id", "=", sql<number>`any (${[...foods]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.food_id, row.suggested_serving_id]));
}

/** The food of a serving; undefined when there is no such serving. */
export async function findFoodOfServing(db: Db, servingId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("suggested_servings")
    .select("food_id")
    .where("id", "=", servingId)
    .executeTakeFirst();
  return row?.food_id;
}

/** Undefined when the organisation has a preference for this food already. */
export function insertPreferredServing(
  db: Db,
  values: Omit<PreferredServingRow, "id">,
): Promise<PreferredServingRow | undefined> {
  return db
    .insertInto("preferred_suggested_servings")
    .values(values)
    .onConflict((conflict) => conflict.columns(["organisation_id", "food_id"]).doNothing())
    .returning(["id", "organisation_id", "food_id", "suggested_serving_id"])
    .executeTakeFirst();
}

export async function updatePreferredServing(db: Db, row: PreferredServingRow): Promise<void> {
  const { id, food_id, suggested_serving_id } = row;
  await db
    .updateTable("preferred_suggested_servings")
    .set({ food_id, suggested_serving_id })
    .where("id", "=", id)
    .execute();
}

export async function deletePreferredServing(db: Db, id: number): Promise<void> {
  await db.deleteFrom("preferred_suggested_servings").where("id", "=", id).execute();
}

/** Whether the organisation has another preference for this food than the one with this id. */
export async function hasOtherPreference(db: Db, row: PreferredServingRow): Promise<boolean> {
  const other = await preferred(db)
    .where("p.organisation_id", "=", row.organisation_id)
    .where("p.food_id", "=", row.food_id)
    .where("p.id", "<>", row.id)
    .executeTakeFirst();
  return other !== undefined;
}
