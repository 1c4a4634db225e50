import type { Db } from "../platform/database/open-database.ts";

/** The people of the demo world are known by their addresses, which nobody else can have. */
export const DEMO_ADDRESS = "@demo.plateful.example";

export function listDemoUsers(trx: Db) {
  return trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name"])
    .where("email", "like", `%${DEMO_ADDRESS}`)
    .orderBy("id")
    .execute();
}

export async function findDemoUser(trx: Db, key: string): Promise<number | null> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", `${key.toLowerCase()}${DEMO_ADDRESS}`)
    .executeTakeFirst();
  return row?.id ?? null;
}
