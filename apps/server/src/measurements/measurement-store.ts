import type { MeasurementTable } from "@plateful/contract";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** All tables of measurements have these columns. */
const COLUMNS = ["id", "user_id", "value", "created_at"] as const;

export interface MeasurementFilter {
  readonly userId: number;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Measurements of one person, newest first, with the number of all of them. */
export async function pageOfMeasurements(
  db: Db,
  table: MeasurementTable,
  { userId, from, until }: MeasurementFilter,
  window: { limit: number; offset: number },
) {
  let query = db
    .selectFrom(table)
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", userId);
  if (from !== undefined) query = query.where("created_at", ">=", new Date(from));
  if (until !== undefined) query = query.where("created_at", "<=", new Date(until));
  const rows = await query
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

export function findMeasurement(db: Db, table: MeasurementTable, id: number) {
  return db.selectFrom(table).select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type MeasurementRow = NonNullable<Awaited<ReturnType<typeof findMeasurement>>>;

export interface Entered {
  readonly value: number;
  readonly createdAt: Date;
}

export function insertMeasurement(
  db: Db,
  table: MeasurementTable,
  userId: number,
  { value, createdAt }: Entered,
): Promise<MeasurementRow> {
  return db
    .insertInto(table)
    .values({ user_id: userId, value, created_at: createdAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateMeasurement(
  db: Db,
  table: MeasurementTable,
  id: number,
  { value, createdAt }: Entered,
): Promise<MeasurementRow> {
  return db
    .updateTable(table)
    .set({ value, created_at: createdAt })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function removeMeasurement(db: Db, table: MeasurementTable, id: number): Promise<void> {
  await db.deleteFrom(table).where("id", "=", id).execute();
}
