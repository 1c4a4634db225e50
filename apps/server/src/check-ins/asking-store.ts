import type { Weekday } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

export interface Schedule {
  readonly weekday: Weekday;
  readonly next_on: string;
}

/** When a client is asked by this coach; null without a schedule. */
export async function findSchedule(db: Db, clientId: number, coachId: number): Promise<Schedule | null> {
  const row = await db
    .selectFrom("check_in_schedules")
    .select(["weekday", "next_on"])
    .where("user_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  return row === undefined ? null : (row as unknown as Schedule);
}

export async function putSchedule(
  db: Db,
  { clientId, coachId }: { readonly clientId: number; readonly coachId: number },
  { weekday, next_on }: Schedule,
): Promise<void> {
  const columns = { coach_id: coachId, weekday, next_on };
  await db
    .insertInto("check_in_schedules")
    .values({ user_id: clientId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

export async function deleteSchedule(db: Db, clientId: number): Promise<void> {
  await db.deleteFrom("check_in_schedules").where("user_id", "=", clientId).execute();
}

export async function wantsMails(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("check_in_settings")
    .select("mails")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.mails ?? true;
}

export async function setWantsMails(db: Db, userId: number, mails: boolean): Promise<void> {
  await db
    .insertInto("check_in_settings")
    .values({ user_id: userId, mails })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ mails }))
    .execute();
}

/** Whether the caller sees a part of what someone shares. */
export async function maySee(db: Db, id: number, part: "PLAN" | "DIARY" | "MEASUREMENTS"): Promise<boolean> {
  const { rows } = await sql<{ visible: boolean }>`select may_see_part(${id}, ${part}) as visible`.execute(
    db,
  );
  return rows[0]?.visible === true;
}

/** The parts that someone shares with a coach at present. */
export async function listSharedParts(db: Db, userId: number, coachId: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom("consents")
    .select(["decision", "coach_id", "parts"])
    .where("user_id", "=", userId)
    .where("kind", "=", "COACH_SHARING")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.decision === "WITHDRAWN" || row.coach_id !== coachId ? [] : row.parts;
}
