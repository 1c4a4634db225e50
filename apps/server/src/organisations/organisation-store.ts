import type { Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type OrganisationRow = Selectable<Tables["organisations"]>;
/** The same where it was read as JSON, in which moments are text. */
export type StoredOrganisation = Omit<OrganisationRow, "created">;
/** Whom a flag is on for. */
export interface FlagReach {
  readonly name: string;
  readonly everyone: boolean | null;
  readonly organisations: readonly number[];
}

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
  return flagsFor(rows, organisationId);
}

/** Of these flags the names of those that are on for an organisation. */
export const flagsFor = (flags: readonly FlagReach[], organisationId: number): string[] =>
  flags
    .filter(({ everyone, organisations }) => everyone ?? organisations.includes(organisationId))
    .map(({ name }) => name)
    .sort();
