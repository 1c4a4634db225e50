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

const MAX_STUCK = 50;

const stuck = (db: Db, hangsBefore: Date) =>
  db
    .selectFrom("recipe_imports as i")
    .where("i.is_simple", "=", true)
    .where((where) =>
      where.or([
        where("i.status", "=", "FAILED"),
        where.and([where("i.status", "in", ["QUEUED", "RUNNING"]), where("i.asked", "<", hangsBefore)]),
      ]),
    );

export interface StuckImportRow {
  readonly id: number;
  readonly status: string;
  readonly asked: Date;
  readonly tries: number;
  readonly failure: string | null;
  readonly practice: string | null;
  readonly is_readable: boolean;
}

/** What failed, and what was asked for before a moment and has not ended. Its words are not read. */
export const listStuckImports = (db: Db, hangsBefore: Date): Promise<StuckImportRow[]> =>
  stuck(db, hangsBefore)
    .leftJoin("organisations as o", "o.id", "i.organisation_id")
    .select(["i.id", "i.status", "i.asked", "i.tries", "i.failure", "o.name as practice"])
    .select(sql<boolean>`i.url is not null or i.pasted is not null`.as("is_readable"))
    .orderBy("i.asked", "desc")
    .orderBy("i.id", "desc")
    .limit(MAX_STUCK)
    .execute();

/** Whose one of them is, and the language that it was asked for in where its job is still known; locked until the transaction ends. */
export const findStuckImport = (db: Db, id: number, hangsBefore: Date) =>
  stuck(db, hangsBefore)
    .select("i.user_id")
    .select(
      sql<string | null>`(select j.data ->> 'language' from pgboss.job j
        where j.name = 'recipe-import' and j.data ->> 'importId' = i.id::text
        order by j.created_on desc limit 1)`.as("language"),
    )
    .where("i.id", "=", id)
    .forUpdate("i")
    .executeTakeFirst();
