import type { Db } from "../platform/database/open-database.ts";

const inspirations = (db: Db) =>
  db.selectFrom("recipe_inspirations").select(["id", "recipe_template_id", "organisation_id", "order"]);

/** What everybody sees, and what an organisation shows its own people; in the order of showing. */
export function listInspirations(db: Db, organisationId: number | null) {
  return inspirations(db)
    .where((where) =>
      where.or([where("organisation_id", "is", null), where("organisation_id", "=", organisationId)]),
    )
    .orderBy("order")
    .orderBy("id")
    .execute();
}
export type InspirationRow = Awaited<ReturnType<typeof listInspirations>>[number];

export function findInspiration(db: Db, id: number): Promise<InspirationRow | undefined> {
  return inspirations(db).where("id", "=", id).executeTakeFirst();
}

export type NewInspiration = Omit<InspirationRow, "id">;

export function insertInspiration(db: Db, row: NewInspiration): Promise<InspirationRow> {
  return db
    .insertInto("recipe_inspirations")
    .values(row)
    .returning(["id", "recipe_template_id", "organisation_id", "order"])
    .executeTakeFirstOrThrow();
}

export async function updateInspiration(db: Db, { id, ...columns }: InspirationRow): Promise<void> {
  await db.updateTable("recipe_inspirations").set(columns).where("id", "=", id).execute();
}

export async function deleteInspiration(db: Db, id: number): Promise<void> {
  await db.deleteFrom("recipe_inspirations").where("id", "=", id).execute();
}
