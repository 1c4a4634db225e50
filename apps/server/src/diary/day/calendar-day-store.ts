import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { openNote, sealNote } from "../../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../../platform/encryption/vault-of.ts";

export interface DayRow {
  readonly id: number;
  readonly user_id: number;
  readonly date: string;
  readonly note: string | null;
  /** Planning leaves the whole day alone, or these slots of it. */
  readonly locked: boolean;
  readonly locked_slots: readonly number[];
}

const COLUMNS = ["id", "user_id", "date", "note", "sealed_note", "locked", "locked_slots"] as const;

type StoredDay = DayRow & { readonly sealed_note: string | null };
const openDay = (db: Db, row: StoredDay): DayRow => openNote(vaultOf(db), row);
const openFound = (db: Db, row: StoredDay | undefined): DayRow | undefined =>
  row === undefined ? undefined : openDay(db, row);

export interface DayFilter {
  readonly user: number;
  readonly date__gte?: string | undefined;
  readonly date__lt?: string | undefined;
  readonly date__lte?: string | undefined;
}

interface DayWindow {
  readonly user: number;
  readonly from: string;
  readonly before: string;
  readonly to: string;
  readonly limit: number;
  readonly offset: number;
}

const daysInWindow = prepared((db, { user, from, before, to, limit, offset }: DayWindow) =>
  db
    .selectFrom("calendar_days")
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", user)
    .where("date", ">=", from)
    .where("date", "<", before)
    .where("date", "<=", to)
    .orderBy("date")
    .limit(limit)
    .offset(offset),
);

export async function pageOfDays(
  db: Db,
  filter: DayFilter,
  window: { limit: number; offset: number },
): Promise<{ rows: DayRow[]; count: number }> {
  // A side that is left open is open in the words of the database.
  const {
    user,
    date__gte: from = "-infinity",
    date__lt: before = "infinity",
    date__lte: to = before,
  } = filter;
  const rows = await daysInWindow(db, { user, from, before, to, ...window });
  return { rows: rows.map((row) => openDay(db, row)), count: rows[0]?.total ?? 0 };
}

/** The days of someone between two dates, both included. */
export async function listDaysBetween(db: Db, userId: number, from: string, to: string): Promise<DayRow[]> {
  const rows = await db
    .selectFrom("calendar_days")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("date", ">=", from)
    .where("date", "<=", to)
    .orderBy("date")
    .execute();
  return rows.map((row) => openDay(db, row));
}

export async function findDay(db: Db, id: number): Promise<DayRow | undefined> {
  const row = await db.selectFrom("calendar_days").select(COLUMNS).where("id", "=", id).executeTakeFirst();
  return openFound(db, row);
}

export async function listDaysByIds(db: Db, ids: readonly number[]): Promise<DayRow[]> {
  const rows = await db
    .selectFrom("calendar_days")
    .select(COLUMNS)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
  return rows.map((row) => openDay(db, row));
}

/** The day of a date, or undefined when it exists already: two calls at once make one row (DIARY-027). */
export async function insertDay(
  db: Db,
  day: { readonly userId: number; readonly date: string; readonly note: string | null },
  now: Date,
): Promise<DayRow | undefined> {
  const note = sealNote(vaultOf(db), day.userId, day.note);
  const row = await db
    .insertInto("calendar_days")
    .values({ user_id: day.userId, date: day.date, ...note, modified: now })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return openFound(db, row);
}

/** The days of these dates in order of date; missing ones are made. */
export async function ensureDays(
  db: Db,
  userId: number,
  dates: readonly string[],
  now: Date,
): Promise<DayRow[]> {
  await db
    .insertInto("calendar_days")
    .values(dates.map((date) => ({ user_id: userId, date, modified: now })))
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doNothing())
    .execute();
  const rows = await db
    .selectFrom("calendar_days")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("date", "in", [...dates])
    .orderBy("date")
    .execute();
  return rows.map((row) => openDay(db, row));
}

export interface DayChanges {
  readonly date?: string | undefined;
  readonly note?: string | null | undefined;
}

/** Changes a day; undefined when another day of the person has that date already. */
export async function updateDay(
  db: Db,
  day: DayRow,
  changes: DayChanges,
  now: Date,
): Promise<DayRow | undefined> {
  const { date = day.date } = changes;
  const note = changes.note === undefined ? {} : sealNote(vaultOf(db), day.user_id, changes.note);
  const row = await db
    .updateTable("calendar_days")
    .set({ date, ...note, modified: now })
    .where("id", "=", day.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("calendar_days as other")
            .select("other.id")
            .where("other.user_id", "=", day.user_id)
            .where("other.date", "=", date)
            .where("other.id", "<>", day.id),
        ),
      ),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return openFound(db, row);
}

export async function updateDayLocks(
  db: Db,
  id: number,
  { locked, locked_slots }: Pick<DayRow, "locked" | "locked_slots">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("calendar_days")
    .set({ locked, locked_slots: [...locked_slots], modified: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteDay(db: Db, id: number): Promise<void> {
  await db.deleteFrom("calendar_days").where("id", "=", id).execute();
}
