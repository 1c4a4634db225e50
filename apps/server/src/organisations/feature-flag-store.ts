import type { Insertable, Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

export type FlagRow = Selectable<Tables["feature_flags"]>;
type NewFlag = Omit<Insertable<Tables["feature_flags"]>, "id">;
export type FlagColumns = Partial<NewFlag>;

export async function pageOfFlags(
  db: Db,
  { limit, offset }: Slice,
): Promise<{ rows: FlagRow[]; count: number }> {
  const rows = await db
    .selectFrom("feature_flags")
    .selectAll()
    .orderBy("name")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom("feature_flags")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export async function findFlag(db: Db, id: number): Promise<FlagRow | undefined> {
  return db.selectFrom("feature_flags").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertFlag(db: Db, columns: NewFlag): Promise<FlagRow> {
  return db.insertInto("feature_flags").values(columns).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such flag. */
export async function updateFlag(db: Db, id: number, columns: FlagColumns): Promise<FlagRow | undefined> {
  if (Object.keys(columns).length === 0) return findFlag(db, id);
  return db.updateTable("feature_flags").set(columns).where("id", "=", id).returningAll().executeTakeFirst();
}

export async function deleteFlag(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("feature_flags").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The first of these ids that nothing has in a table; undefined when all are there. */
export async function findMissing(
  db: Db,
  table: "users" | "organisations",
  ids: readonly number[],
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}
