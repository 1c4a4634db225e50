import type { Insertable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

/** A coach with an organisation of their own. */
export async function insertDemoCoach(
  db: Db,
  organisation: Insertable<Tables["organisations"]>,
  coach: Insertable<Tables["users"]>,
): Promise<{ id: number; organisationId: number }> {
  const site = await db
    .insertInto("organisations")
    .values(organisation)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("users")
    .values({ ...coach, organisation_id: site.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("organisations").set({ owner_id: id }).where("id", "=", site.id).execute();
  return { id, organisationId: site.id };
}

/** The people whose account has ended. */
export function listExpiredUsers(db: Db, now: Date) {
  return db
    .selectFrom("users")
    .select(["id", "email", "organisation_id"])
    .where("expires_at", "<=", now)
    .orderBy("id")
    .execute();
}

/** Deletes those of these organisations that have nobody left. */
export async function deleteEmptyOrganisations(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("organisations as o")
    .where("o.id", "in", ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("users as u").select("u.id").whereRef("u.organisation_id", "=", "o.id"))),
    )
    .execute();
}
