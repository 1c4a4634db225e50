import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type MediaRow = Selectable<Tables["media"]>;

export function insertMedia(
  db: Db,
  values: Omit<Insertable<Tables["media"]>, "id">,
): Promise<Pick<MediaRow, "id">> {
  return db.insertInto("media").values(values).returning("id").executeTakeFirstOrThrow();
}

/** A picture of this person; undefined for another's, or none. */
export function findMedia(db: Db, userId: number, id: number): Promise<MediaRow | undefined> {
  return db
    .selectFrom("media")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The files of a person, but for the logos that an organisation shows. */
export async function listFilesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("media as m")
    .select("m.file_name")
    .where("m.user_id", "=", userId)
    .where(sql<boolean>`not exists (select 1 from organisations o where o.logo = '/media/' || m.file_name)`)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

export async function hasFile(db: Db, userId: number, fileName: string): Promise<boolean> {
  const row = await db
    .selectFrom("media")
    .select("id")
    .where("user_id", "=", userId)
    .where("file_name", "=", fileName)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a recipe, its last published form or an organisation shows the picture of this address. */
export async function isShown(db: Db, url: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select
    exists (select 1 from recipe_templates where image = ${url} or published_form ->> 'image' = ${url})
    or exists (select 1 from organisations where logo = ${url}) as shown`.execute(db);
  return rows[0]?.shown === true;
}

export async function deleteMediaRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom("media").where("id", "=", id).execute();
}
