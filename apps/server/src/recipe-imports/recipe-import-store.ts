import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { ImportDraft } from "./import-draft.ts";

/** The reason where the server itself did not come to an end. */
export const BROKEN_OFF = "INTERNAL";

const COLUMNS = [
  "id",
  "user_id",
  "url",
  "status",
  "failure",
  "draft",
  "recipe_id",
  "asked",
  "created",
] as const;

export function findImport(db: Db, userId: number, id: number) {
  return db
    .selectFrom("recipe_imports")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("is_simple", "=", false)
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
    .where("is_simple", "=", false)
    .forUpdate()
    .executeTakeFirst();

/** A person's imports that are not saved, the last first. */
export async function pageOfImports(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RecipeImportRow[]; count: number }> {
  const open = db
    .selectFrom("recipe_imports")
    .where("user_id", "=", userId)
    .where("recipe_id", "is", null)
    .where("is_simple", "=", false);
  const rows = await open.select(COLUMNS).orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await open.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { rows, count };
}

export function insertImport(
  db: Db,
  { now, ...values }: { user_id: number; url: string | null; pasted: string | null; now: Date },
): Promise<RecipeImportRow> {
  return db
    .insertInto("recipe_imports")
    .values({ ...values, asked: now, created: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Lets what was not read be read again, or a text in its place; undefined where there is nothing left to read. */
export const askAgain = (
  db: Db,
  id: number,
  { text, now }: { readonly text: string | null; readonly now: Date },
): Promise<RecipeImportRow | undefined> =>
  db
    .updateTable("recipe_imports")
    .set({
      status: "QUEUED",
      failure: null,
      tries: 0,
      asked: now,
      ...(text === null ? {} : { pasted: text }),
    })
    .where("id", "=", id)
    .where("status", "<>", "SUCCEEDED")
    .where("recipe_id", "is", null)
    .$if(text === null, (query) =>
      query.where((where) => where.or([where("url", "is not", null), where("pasted", "is not", null)])),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

/** Takes up what waits, or was left when its process ended; undefined once it is read or gone. */
export const claimImport = (db: Db, id: number) =>
  db
    .updateTable("recipe_imports")
    .set({ status: "RUNNING", tries: sql`tries + 1` })
    .where("id", "=", id)
    .where("status", "in", ["QUEUED", "RUNNING"])
    .where("recipe_id", "is", null)
    .returning(["url", "pasted", "tries", "is_simple", "organisation_id"])
    .executeTakeFirst();

const whatIsRead = (db: Db, id: number) =>
  db.updateTable("recipe_imports").where("id", "=", id).where("status", "=", "RUNNING");

/** Keeps what was read and answers true; nothing where someone has taken it in hand meanwhile. */
export async function finishImport(
  db: Db,
  id: number,
  result: { readonly failure: string | null; readonly draft: ImportDraft; readonly url: string | null },
): Promise<boolean> {
  const { failure, draft, url } = result;
  const { numUpdatedRows } = await whatIsRead(db, id)
    .set({
      status: failure === null ? "SUCCEEDED" : "FAILED",
      failure,
      draft: JSON.stringify(draft),
      url,
      pasted: null,
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends what the server itself could not do. Address and text stay, so that it can be read again. */
export async function breakOffImport(db: Db, id: number): Promise<void> {
  await whatIsRead(db, id).set({ status: "FAILED", failure: BROKEN_OFF }).execute();
}

/** What a person changes is read, or broken off: no job writes over it. */
interface Taken {
  readonly status: string;
  readonly failure: string | null;
}

export async function updateDraft(
  db: Db,
  id: number,
  { status, failure }: Taken,
  draft: ImportDraft,
): Promise<void> {
  await db
    .updateTable("recipe_imports")
    .set({ draft: JSON.stringify(draft), status, failure })
    .where("id", "=", id)
    .execute();
}

export async function setSaved(
  db: Db,
  id: number,
  { status, failure }: Taken,
  recipeId: number,
): Promise<void> {
  await db
    .updateTable("recipe_imports")
    .set({ recipe_id: recipeId, pasted: null, status, failure })
    .where("id", "=", id)
    .execute();
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom("recipe_imports").where("id", "=", id).execute();
}
