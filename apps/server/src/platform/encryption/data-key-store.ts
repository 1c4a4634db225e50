import type { Db } from "../database/open-database.ts";

/** The keys that something in this database is encrypted with, and what proves each. */
export function listDataKeys(db: Db) {
  return db.selectFrom("data_keys").select(["id", "proof"]).orderBy("first_used").orderBy("id").execute();
}

export async function insertDataKey(db: Db, id: string, proof: string, now: Date): Promise<void> {
  await db
    .insertInto("data_keys")
    .values({ id, proof, first_used: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets keys with which nothing is encrypted any more. */
export async function deleteOtherDataKeys(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("data_keys")
    .where("id", "not in", [...ids])
    .execute();
}
