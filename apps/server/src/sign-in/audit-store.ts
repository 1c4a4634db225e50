import type { Db } from "../platform/database/open-database.ts";

/** Notes that somebody did something with somebody's data. */
export async function insertAudit(
  trx: Db,
  entry: { actor_id: number; user_id: number; action: string; happened_at: Date },
): Promise<void> {
  await trx.insertInto("audit_log").values(entry).execute();
}
