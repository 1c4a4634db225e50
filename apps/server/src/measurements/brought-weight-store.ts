import { roundHalfUp } from "@plateful/quantities";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** A weight that a file of another app says. */
export interface BroughtWeight {
  readonly date: string;
  /** `HH:MM`; null where it is not said. */
  readonly time: string | null;
  readonly kilograms: number;
}

interface Whose {
  readonly userId: number;
  /** Decides on which day a weight was measured. */
  readonly timeZone: string;
}

/** In the middle of the day, so that it stays on its day wherever the person goes. */
const USUAL_TIME = "12:00";

/** Which of these days have a weight. */
export async function listWeighedDays(
  db: Db,
  { userId, timeZone }: Whose,
  dates: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ date: string }>`
    select distinct (created_at at time zone ${timeZone}::text)::date::text as date from user_weights
    where user_id = ${userId} and (created_at at time zone ${timeZone}::text)::date = any (${[...dates]}::date[])`.execute(
    db,
  );
  return new Set(rows.map(({ date }) => date));
}

/** Adds weights at their time where the person is; answers their ids in the order given. */
export async function addBroughtWeights(
  db: Db,
  { userId, timeZone }: Whose,
  weights: readonly BroughtWeight[],
): Promise<number[]> {
  if (weights.length === 0) return [];
  const rows = await db
    .insertInto("user_weights")
    .values(
      weights.map(({ date, time, kilograms }) => ({
        user_id: userId,
        value: roundHalfUp(kilograms, 2),
        created_at: sql<Date>`${`${date} ${time ?? USUAL_TIME}`}::timestamp at time zone ${timeZone}::text`,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeBroughtWeights(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("user_weights")
    .where("user_id", "=", userId)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}
