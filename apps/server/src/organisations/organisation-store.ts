import type { Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type OrganisationRow = Selectable<Tables["organisations"]>;

export async function findOrganisationById(db: Db, id: number): Promise<OrganisationRow | null> {
  const row = await db.selectFrom("organisations").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Subdomains are lower case, as host names are not case-sensitive. */
export async function findOrganisationBySubdomain(
  db: Db,
  subdomain: string,
): Promise<OrganisationRow | null> {
  const row = await db
    .selectFrom("organisations")
    .selectAll()
    .where("subdomain", "=", subdomain.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Names of the flags that are on for everybody or for all people of an organisation. */
export async function listFlagsOfOrganisation(db: Db, organisationId: number): Promise<string[]> {
  const rows = await db.selectFrom("feature_flags").select(["name", "everyone", "organisations"]).execute();
  return rows
    .filter(({ everyone, organisations }) => everyone ?? organisations.includes(organisationId))
    .map(({ name }) => name)
    .sort();
}
