import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { PackedPart } from "./reading/brought-record.ts";

const COLUMNS = [
  "id",
  "user_id",
  "app",
  "name",
  "status",
  "summary",
  "misfit_count",
  "answers",
  "total",
  "done",
  "meals_added",
  "weights_added",
  "recipes_added",
  "recipes_drafted",
  "already_there",
  "weights_kept",
  "days_full",
  "tries",
  "created_at",
  "moved_at",
  "expires_at",
] as const;

const live = (db: Db, userId: number, now: Date) =>
  db.selectFrom("brought_files").where("user_id", "=", userId).where("expires_at", ">", now);

/** A person's files that can still be imported or undone, the last first. */
export const listFiles = (db: Db, userId: number, now: Date) =>
  live(db, userId, now).select(COLUMNS).orderBy("id", "desc").execute();
export type BroughtFileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** One of them, with the lines that do not fit. */
export const findFile = (db: Db, userId: number, id: number, now: Date) =>
  live(db, userId, now)
    .select([...COLUMNS, "misfits"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The same, and nobody else changes it before the transaction ends. */
export const lockFile = (db: Db, userId: number, id: number, now: Date) =>
  live(db, userId, now)
    .select([...COLUMNS, "misfits"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** A file for its job; undefined once it is gone. */
export const lockForJob = (db: Db, id: number): Promise<BroughtFileRow | undefined> =>
  db.selectFrom("brought_files").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();

export interface NewFile {
  readonly user_id: number;
  readonly app: string;
  readonly name: string;
  readonly summary: unknown;
  readonly misfits: readonly unknown[];
  readonly misfit_count: number;
  readonly expires_at: Date;
}

/** Parts of one statement; each has up to some hundred kilobytes. */
const PARTS_AT_ONCE = 20;

/** Keeps what was read, in the place of what the person read before and did not import. */
export async function insertFile(
  db: Db,
  { summary, misfits, ...file }: NewFile,
  parts: readonly PackedPart[],
  now: Date,
): Promise<number> {
  await db
    .deleteFrom("brought_files")
    .where("user_id", "=", file.user_id)
    .where("status", "=", "READY")
    .execute();
  const total = parts.reduce((sum, { records }) => sum + records, 0);
  const texts = { summary: JSON.stringify(summary), misfits: JSON.stringify(misfits) };
  const { id } = await db
    .insertInto("brought_files")
    .values({ ...file, ...texts, total, created_at: now, moved_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE)
    await db
      .insertInto("brought_parts")
      .values(
        parts.slice(from, from + PARTS_AT_ONCE).map(({ content, records }) => ({
          ...{ user_id: file.user_id, file_id: id, records, created_at: now },
          content: Buffer.from(content),
        })),
      )
      .execute();
  return id;
}

/** Whether another file of a person is on its way. */
export async function hasFileUnderWay(db: Db, userId: number, but: number): Promise<boolean> {
  const row = await db
    .selectFrom("brought_files")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "<>", but)
    .where("status", "in", ["IMPORTING", "UNDOING"])
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds other files of the person back until the transaction ends: of two imports at once each would add what both have. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await sql`select id from users where id = ${userId} for no key update`.execute(db);
}

export async function beginImport(
  db: Db,
  id: number,
  { answers, now, expires }: { readonly answers: unknown; readonly now: Date; readonly expires: Date },
): Promise<void> {
  await db
    .updateTable("brought_files")
    .set({
      ...{ status: "IMPORTING", answers: JSON.stringify(answers), tries: 0 },
      ...{ moved_at: now, expires_at: expires },
    })
    .where("id", "=", id)
    .execute();
  // From now on they wait for the job, not for the person.
  await db.updateTable("brought_parts").set({ created_at: now }).where("file_id", "=", id).execute();
}

export async function setStatus(db: Db, id: number, status: string, now: Date): Promise<void> {
  await db
    .updateTable("brought_files")
    .set({ status, moved_at: now, tries: 0 })
    .where("id", "=", id)
    .execute();
}

/** Ends an import that the server could not do; a taking back stays one, and can be asked for again. */
export async function breakOff(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("brought_files")
    .set({ status: "FAILED", moved_at: now })
    .where("id", "=", id)
    .where("status", "=", "IMPORTING")
    .execute();
}

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom("brought_files").where("id", "=", id).execute();
}

export async function deleteParts(db: Db, fileId: number): Promise<void> {
  await db.deleteFrom("brought_parts").where("file_id", "=", fileId).execute();
}

/** Counts a try of the job, and answers how many there were; undefined once the file is gone. */
export async function countTry(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .updateTable("brought_files")
    .set({ tries: sql`tries + 1` })
    .where("id", "=", id)
    .where("status", "in", ["IMPORTING", "UNDOING"])
    .returning("tries")
    .executeTakeFirst();
  return row?.tries;
}

/** The next part of a file, taken out: it is imported in this transaction, or stays. */
export async function takePart(
  db: Db,
  fileId: number,
): Promise<{ content: Buffer; records: number } | undefined> {
  const { rows } = await sql<{ content: Buffer; records: number }>`
    delete from brought_parts where id = (select min(id) from brought_parts where file_id = ${fileId})
    returning content, records`.execute(db);
  return rows[0];
}

/** What one part came to. */
export interface Brought {
  readonly done: number;
  readonly meals_added: number;
  readonly weights_added: number;
  readonly recipes_added: number;
  readonly recipes_drafted: number;
  readonly already_there: number;
  readonly weights_kept: number;
  readonly days_full: number;
  /** Days that turned out not to have been yet. */
  readonly misfit_count: number;
}

export async function addProgress(db: Db, id: number, brought: Brought, now: Date): Promise<void> {
  await db
    .updateTable("brought_files")
    .set({
      done: sql`done + ${brought.done}`,
      meals_added: sql`meals_added + ${brought.meals_added}`,
      weights_added: sql`weights_added + ${brought.weights_added}`,
      recipes_added: sql`recipes_added + ${brought.recipes_added}`,
      recipes_drafted: sql`recipes_drafted + ${brought.recipes_drafted}`,
      already_there: sql`already_there + ${brought.already_there}`,
      weights_kept: sql`weights_kept + ${brought.weights_kept}`,
      days_full: sql`days_full + ${brought.days_full}`,
      misfit_count: sql`misfit_count + ${brought.misfit_count}`,
      moved_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** The zone in which a person lives, which decides the day of a weight. */
export async function zoneOf(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
