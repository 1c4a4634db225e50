import type { Db } from "../platform/database/open-database.ts";
import type { Subject } from "./present-check-in.ts";

/** From when on the weeks of someone within the reach of the call are counted. */
export const findSubject = (db: Db, id: number): Promise<Subject> =>
  db.selectFrom("users").select(["date_joined", "time_zone"]).where("id", "=", id).executeTakeFirstOrThrow();

/** First name of someone within the reach of the call; null beyond it. */
export async function findFirstName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom("users").select("first_name").where("id", "=", id).executeTakeFirst();
  return row?.first_name ?? null;
}
