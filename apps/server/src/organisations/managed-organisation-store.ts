import { type Insertable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";
import { findOrganisationById, type OrganisationRow } from "./organisation-store.ts";

export type NewOrganisation = Omit<Insertable<Tables["organisations"]>, "id">;
export type OrganisationColumns = Partial<NewOrganisation>;

/** Organisations by name, with how many there are; `search` is part of a name or a subdomain. */
export async function pageOfOrganisations(
  db: Db,
  search: string,
  { limit, offset }: Slice,
): Promise<{ rows: OrganisationRow[]; count: number }> {
  const matching = db
    .selectFrom("organisations")
    .where(sql<boolean>`position(lower(${search}) in lower(name || ' ' || coalesce(subdomain, ''))) > 0`);
  const rows = await matching.selectAll().orderBy("name").orderBy("id").limit(limit).offset(offset).execute();
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export async function insertOrganisation(db: Db, columns: NewOrganisation): Promise<OrganisationRow> {
  return db.insertInto("organisations").values(columns).returningAll().executeTakeFirstOrThrow();
}

/** Makes a coach without an organisation one of this; false when they have one by now. */
export async function joinOwnOrganisation(db: Db, coachId: number, organisationId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ organisation_id: organisationId })
    .where("id", "=", coachId)
    .where("is_coach", "=", true)
    .where("organisation_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undefined when there is no such organisation. */
export async function updateOrganisation(
  db: Db,
  id: number,
  columns: OrganisationColumns,
): Promise<OrganisationRow | undefined> {
  if (Object.keys(columns).length === 0) return (await findOrganisationById(db, id)) ?? undefined;
  return db.updateTable("organisations").set(columns).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Whether someone is a coach of an organisation, and not a member through a coach of their own. */
export async function coachesOrganisation(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("organisation_id")
    .where("id", "=", userId)
    .where("is_coach", "=", true)
    .executeTakeFirst();
  return row?.organisation_id === id;
}

/** False when there is no such organisation; the flags that were on for it let go of it. */
export async function deleteOrganisation(db: Db, id: number): Promise<boolean> {
  await sql`update feature_flags set organisations = array_remove(organisations, ${id})
    where ${id} = any (organisations)`.execute(db);
  const { numDeletedRows } = await db.deleteFrom("organisations").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
