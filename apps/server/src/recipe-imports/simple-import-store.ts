import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

const COLUMNS = ["id", "url", "status", "failure", "draft", "simple_recipe_id", "asked"] as const;

interface NewSimpleImport {
  readonly user_id: number;
  readonly organisation_id: number | null;
  readonly url: string | null;
  readonly pasted: string | null;
  readonly now: Date;
}

/** Answers the number of an import that waits to be read. */
export async function insertSimpleImport(db: Db, { now, ...values }: NewSimpleImport): Promise<number> {
  const { id } = await db
    .insertInto("recipe_imports")
    .values({ ...values, is_simple: true, asked: now, created: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findSimpleImport(db: Db, userId: number, id: number) {
  return db
    .selectFrom("recipe_imports")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("is_simple", "=", true)
    .executeTakeFirst();
}

/** Whether someone still writes the recipes of a practice, or the product's (null): an import takes its time. */
export async function stillWrites(db: Db, userId: number, organisationId: number | null): Promise<boolean> {
  const { rows } = await sql<{ writes: boolean }>`
    select u.account_enabled and (u.is_staff or (u.is_coach and
      coalesce(c.organisation_id, u.organisation_id) = ${organisationId}::integer)) as writes
    from users u left join users c on c.id = u.coach_id where u.id = ${userId}`.execute(db);
  return rows[0]?.writes === true;
}

export async function setSimpleRecipe(db: Db, id: number, recipeId: number): Promise<void> {
  await db.updateTable("recipe_imports").set({ simple_recipe_id: recipeId }).where("id", "=", id).execute();
}
