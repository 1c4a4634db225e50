import type { Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

export type WaitlistRow = Selectable<Tables["waitlist_entries"]>;

/** Puts an address on the list of a practice; null when it is on it already, which stays as it is. */
export async function insertWaiting(db: Db, entry: Omit<WaitlistRow, "id">): Promise<number | null> {
  const made = await db
    .insertInto("waitlist_entries")
    .values(entry)
    .onConflict((conflict) => conflict.columns(["organisation_id", "email"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Who waits: whoever was invited meanwhile is of the practice, and waits for something else. */
const waitingFor = (db: Db, organisationId: number) =>
  db
    .selectFrom("waitlist_entries as w")
    .where("w.organisation_id", "=", organisationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("users as u")
            .select("u.id")
            .whereRef("u.email", "=", "w.email")
            .whereRef("u.organisation_id", "=", "w.organisation_id"),
        ),
      ),
    );

export async function countWaiting(db: Db, organisationId: number): Promise<number> {
  const { count } = await waitingFor(db, organisationId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export const listWaiting = (
  db: Db,
  organisationId: number,
  { limit, offset }: Slice,
): Promise<WaitlistRow[]> =>
  waitingFor(db, organisationId)
    .selectAll("w")
    .orderBy("w.created_at")
    .orderBy("w.id")
    .limit(limit)
    .offset(offset)
    .execute();

/** On which lists an address is. */
export const listEntriesOf = (db: Db, email: string): Promise<Omit<WaitlistRow, "id">[]> =>
  db
    .selectFrom("waitlist_entries")
    .select(["organisation_id", "email", "first_name", "language", "created_at"])
    .where("email", "=", email)
    .execute();

/** Takes someone off the list of a practice; false when they are not on it. */
export async function deleteWaiting(db: Db, id: number, organisationId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom("waitlist_entries")
    .where("id", "=", id)
    .where("organisation_id", "=", organisationId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes an entry off its list, whichever that is. */
export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom("waitlist_entries").where("id", "=", id).execute();
}
