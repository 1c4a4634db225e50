import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** A digest as text, to be looked up by. */
export const textOf = (digest: Uint8Array): string => Buffer.from(digest).toString("base64");

/** Whether anything was ever brought by a person. */
export async function hasEntries(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("brought_entries")
    .select("file_id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these digests were brought before, as text. */
export async function listKnown(
  db: Db,
  userId: number,
  digests: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await db
    .selectFrom("brought_entries")
    .select("digest")
    .where("user_id", "=", userId)
    .where("digest", "=", sql<Buffer>`any (${[...digests]}::bytea[])`)
    .execute();
  return new Set(rows.map(({ digest }) => textOf(digest)));
}

export interface NewEntry {
  readonly digest: Buffer;
  readonly kind: "meal" | "weight" | "recipe";
  readonly objectId: number;
}

export async function insertEntries(
  db: Db,
  { userId, fileId }: { readonly userId: number; readonly fileId: number },
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto("brought_entries")
    .values(
      entries.map(({ digest, kind, objectId }) => ({
        ...{ user_id: userId, file_id: fileId, digest, kind, object_id: objectId },
      })),
    )
    .execute();
}

/** Takes the next entries of a file out, for what they became to be removed. */
export async function takeEntries(
  db: Db,
  fileId: number,
  limit: number,
): Promise<{ kind: string; object_id: number }[]> {
  const { rows } = await sql<{ kind: string; object_id: number }>`
    delete from brought_entries where (user_id, digest) in (
      select user_id, digest from brought_entries where file_id = ${fileId} limit ${limit})
    returning kind, object_id`.execute(db);
  return rows;
}
