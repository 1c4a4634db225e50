import type { Db } from "../platform/database/open-database.ts";

export async function findByAddress(trx: Db, email: string) {
  const row = await trx
    .selectFrom("users")
    .select(["id", "is_staff", "is_coach", "coach_id"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertStaff(
  trx: Db,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto("users")
    .values({ email, first_name: name, date_joined: now, is_staff: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives or takes the role. Whoever had or gets it signs in once more: an open session keeps no right that it did not begin with. */
export async function setStaff(trx: Db, id: number, isStaff: boolean): Promise<void> {
  await trx.updateTable("users").set({ is_staff: isStaff }).where("id", "=", id).execute();
  await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
}

export function listStaff(trx: Db) {
  return trx.selectFrom("users").select("email").where("is_staff", "=", true).orderBy("email").execute();
}
