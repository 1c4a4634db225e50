import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** The name of someone within the reach of the call; null beyond it. */
export async function findNames(db: Db, id: number) {
  const row = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the caller sees the diary of someone. */
export async function maySeeDiary(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ visible: boolean }>`select may_see_part(${id}, 'DIARY') as visible`.execute(
    db,
  );
  return rows[0]?.visible === true;
}
