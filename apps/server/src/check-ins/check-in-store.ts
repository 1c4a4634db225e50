import type { CheckInQuestion } from "@plateful/nutrition";
import { type Selectable, sql } from "kysely";
import { isSharedWithCaller } from "../platform/calls/stand-ins.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

export type CheckInRow = Selectable<Tables["check_ins"]>;

/** Whom a coach asks. */
export interface Asked {
  readonly clientId: number;
  readonly coachId: number;
  readonly dueOn: string;
  readonly questions: readonly CheckInQuestion[];
  readonly now: Date;
}

/** Asks someone. What they have not sent yet is asked again instead, with the present questions; since when it waits stays. */
export async function putOpen(db: Db, { clientId, coachId, dueOn, questions, now }: Asked): Promise<number> {
  const asked = { coach_id: coachId, due_on: dueOn, asked_at: now, mailed: 0 };
  const columns = { ...asked, questions: JSON.stringify(questions) };
  const row = await db
    .insertInto("check_ins")
    .values({ user_id: clientId, first_asked_at: now, ...columns })
    .onConflict((conflict) => conflict.column("user_id").where("sent_at", "is", null).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The check-in that someone has not sent yet, to this coach. */
export async function findOpen(db: Db, clientId: number, coachId: number): Promise<CheckInRow | null> {
  const row = await db
    .selectFrom("check_ins")
    .selectAll()
    .where("user_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a check-in of the caller's until the call ends. */
export async function lockOwn(db: Db, userId: number, id: number): Promise<CheckInRow | null> {
  const row = await db
    .selectFrom("check_ins")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("check_ins").set({ sent_at: now }).where("id", "=", id).execute();
}

/** The client waits no longer; what was settled before stays as it was. */
export async function markSettled(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("check_ins")
    .set({ settled_at: now })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .execute();
}

/** Whose check-ins: all of a client, or those that went to one coach. */
export interface SentFilter {
  readonly clientId: number;
  readonly coachId: number | null;
}

function sent(db: Db, { clientId, coachId }: SentFilter) {
  const all = db.selectFrom("check_ins").where("user_id", "=", clientId).where("sent_at", "is not", null);
  return coachId === null ? all : all.where("coach_id", "=", coachId);
}

export async function countSent(db: Db, filter: SentFilter): Promise<number> {
  const { count } = await sent(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export const listSent = (db: Db, filter: SentFilter, { limit, offset }: Slice): Promise<CheckInRow[]> =>
  sent(db, filter)
    .selectAll()
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export async function findSent(db: Db, filter: SentFilter, id: number): Promise<CheckInRow | null> {
  return (await sent(db, filter).selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The one that was sent just before a moment, or just after. */
export async function findNeighbour(
  db: Db,
  filter: SentFilter,
  { sentAt, side }: { readonly sentAt: Date; readonly side: "before" | "after" },
): Promise<CheckInRow | null> {
  const isBefore = side === "before";
  const row = await sent(db, filter)
    .selectAll()
    .where("sent_at", isBefore ? "<" : ">", sentAt)
    .orderBy("sent_at", isBefore ? "desc" : "asc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What active clients have sent to their present coach, and nobody has answered: to this coach, and to those for whom the coach
 * stands in (TEAM-023).
 */
const unanswered = (db: Db, coachId: number, onlyShared = false) =>
  db
    .selectFrom("check_ins as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .whereRef("c.coach_id", "=", "u.coach_id")
    .where((eb) => {
      const isShared = isSharedWithCaller("u.id");
      return onlyShared ? isShared : eb.or([eb("u.coach_id", "=", coachId), isShared]);
    })
    .where("u.account_enabled", "=", true)
    .where("c.sent_at", "is not", null)
    .where("c.settled_at", "is", null);

/** Since when each client of a coach waits for an answer to a check-in, who waits longest first. */
export async function listUnanswered(db: Db, coachId: number) {
  const rows = await unanswered(db, coachId)
    .select(["c.user_id", sql<Date>`min(c.sent_at)`.as("since")])
    .groupBy("c.user_id")
    .orderBy("since")
    .execute();
  return rows.map(({ user_id: clientId, since }) => ({ clientId, since }));
}

export async function countWaiting(db: Db, coachId: number, onlyShared: boolean): Promise<number> {
  const { count } = await unanswered(db, coachId, onlyShared)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The same check-ins one by one, with who sent them; who waits longest first. */
export const listWaiting = (db: Db, coachId: number, onlyShared: boolean, { limit, offset }: Slice) =>
  unanswered(db, coachId, onlyShared)
    .select(["c.id", "c.due_on", "c.sent_at", "u.id as client_id", "u.first_name", "u.last_name", "u.email"])
    .select("u.coach_id")
    .select(["u.date_joined", "u.time_zone"])
    .orderBy("c.sent_at")
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();

/** Since when each client of a coach has been asked for a check-in without an answer. */
export async function listNotSent(
  db: Db,
  coachId: number,
): Promise<readonly { readonly clientId: number; readonly since: Date }[]> {
  return db
    .selectFrom("check_ins")
    .select(["user_id as clientId", sql<Date>`coalesce(first_asked_at, asked_at)`.as("since")])
    .where((eb) => eb.or([eb("coach_id", "=", coachId), isSharedWithCaller("user_id")]))
    .where("sent_at", "is", null)
    .execute();
}
