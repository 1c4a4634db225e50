import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { ImportDraft } from "./import-draft.ts";

const COLUMNS = ["id", "user_id", "url", "status", "failure", "draft", "recipe_id", "created"] as const;

export function findImport(db: Db, userId: number, id: number) {
  return db
    .selectFrom("recipe_imports")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}
export type RecipeImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The same, and nobody else changes it before the transaction ends. */
export const lockImport = (db: Db, userId: number, id: number): Promise<RecipeImportRow | undefined> =>
  db
    .selectFrom("recipe_imports")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** A person's imports that are not saved, the last first. */
export async function pageOfImports(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RecipeImportRow[]; count: number }> {
  const open = db.selectFrom("recipe_imports").where("user_id", "=", userId).where("recipe_id", "is", null);
  const rows = await open.select(COLUMNS).orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await open.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { rows, count };
}

export function insertImport(
  db: Db,
  values: { user_id: number; url: string | null; pasted: string | null; created: Date },
): Promise<RecipeImportRow> {
  return db.insertInto("recipe_imports").values(values).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Takes up what waits, or was left when its process ended; undefined once it is read or gone. */
export const claimImport = (db: Db, id: number) =>
  db
    .updateTable("recipe_imports")
    .set({ status: "RUNNING" })
    .where("id", "=", id)
    .where("status", "in", ["QUEUED", "RUNNING"])
    .returning(["id", "user_id", "url", "pasted"])
    .executeTakeFirst();

export async function finishImport(
  db: Db,
  id: number,
  result: { readonly failure: string | null; readonly draft: ImportDraft; readonly url: string | null },
): Promise<void> {
  const { failure, draft, url } = result;
  await db
    .updateTable("recipe_imports")
    .set({
      status: failure === null ? "SUCCEEDED" : "FAILED",
      failure,
      draft: JSON.stringify(draft),
      url,
      pasted: null,
    })
    .where("id", "=", id)
    .execute();
}

export async function updateDraft(db: Db, id: number, draft: ImportDraft): Promise<void> {
  await db
    .updateTable("recipe_imports")
    .set({ draft: JSON.stringify(draft) })
    .where("id", "=", id)
    .execute();
}

export async function setSaved(db: Db, id: number, recipeId: number): Promise<void> {
  await db.updateTable("recipe_imports").set({ recipe_id: recipeId }).where("id", "=", id).execute();
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom("recipe_imports").where("id", "=", id).execute();
}
