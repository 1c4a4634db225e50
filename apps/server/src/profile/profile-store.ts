import type { Insertable, Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type ProfileColumns = Updateable<Tables["user_profiles"]>;

/** The ids of the profiles of a person: one or none, as a person has one profile. */
export function listProfileIds(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.selectFrom("user_profiles").select("id").where("user_id", "=", userId).execute();
}

/** Adds a profile; null when the person has one already, also when another call made it a moment ago. */
export async function insertProfile(
  db: Db,
  profile: ProfileColumns & { user_id: number; gender: string; weight: number },
): Promise<number | null> {
  const row = await db
    .insertInto("user_profiles")
    // Fields that are left out take the defaults of the table.
    .values(profile as Insertable<Tables["user_profiles"]>)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateProfile(db: Db, id: number, changes: ProfileColumns): Promise<void> {
  await db.updateTable("user_profiles").set(changes).where("id", "=", id).execute();
}

/** Deletes a profile and tells whose it was; null when there was none. */
export async function deleteProfile(db: Db, id: number): Promise<number | null> {
  const row = await db
    .deleteFrom("user_profiles")
    .where("id", "=", id)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}
