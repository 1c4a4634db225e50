import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

/** First half of the lock's name; the second is the person. Any number. */
const HOUSEHOLD_LOCK = 7_241_004;

/** Everybody who eats along with a person, in the order in which they were noted. */
export function listMembers(db: Db, userId: number) {
  return db.selectFrom("household_members").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  return db.selectFrom("household_members").selectAll().where("id", "=", id).executeTakeFirst();
}

export type MemberColumns = Omit<Insertable<Tables["household_members"]>, "id" | "user_id">;

/** Why nobody was noted: there are as many already as there may be, or someone is being noted at this moment. */
export type NotNoted = "full" | "busy";

/**
 * Notes someone unless there are `most` already. Of two at once one is refused: nobody waits with a connection in hand
 * (decision 0021).
 */
export async function insertMemberWithin(
  db: Db,
  userId: number,
  columns: MemberColumns,
  most: number,
): Promise<MemberRow | NotNoted> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${HOUSEHOLD_LOCK}::int, ${userId}::int) as taken`.execute(db);
  if (rows[0]?.taken !== true) return "busy";
  const { count } = await db
    .selectFrom("household_members")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return "full";
  return db
    .insertInto("household_members")
    .values({ ...columns, user_id: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateMember(
  db: Db,
  id: number,
  changes: Updateable<Tables["household_members"]>,
): Promise<MemberRow> {
  return db
    .updateTable("household_members")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteMember(db: Db, id: number): Promise<void> {
  await db.deleteFrom("household_members").where("id", "=", id).execute();
}
