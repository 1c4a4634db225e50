import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** What sign-in needs to know of an organisation's site. */
export interface Site {
  readonly id: number;
  readonly name: string;
  readonly subdomain: string | null;
  readonly owner_id: number | null;
  readonly login_method: string;
  readonly support_url: string | null;
  readonly primary_colour: string;
  readonly clients_are_diy: boolean;
  /** The practice is full: newcomers join its waiting list instead. */
  readonly waitlist_enabled: boolean;
}

const sites = (trx: Db) =>
  trx
    .selectFrom("organisations as o")
    .select(["o.id", "o.name", "o.subdomain", "o.owner_id", "o.login_method", "o.support_url"])
    .select(["o.primary_colour", "o.clients_are_diy", "o.waitlist_enabled"]);

export async function findSite(trx: Db, subdomain: string): Promise<Site | null> {
  return (await sites(trx).where("o.subdomain", "=", subdomain).executeTakeFirst()) ?? null;
}

export async function findSiteById(trx: Db, id: number): Promise<Site | null> {
  return (await sites(trx).where("o.id", "=", id).executeTakeFirst()) ?? null;
}

/** The site of the organisation that counts for a person: their coach's, else their own (ledger ORG-019). */
export async function findSiteOfPerson(trx: Db, userId: number): Promise<Site | null> {
  const site = await sites(trx)
    .innerJoin("users as u", "u.id", "u.id")
    .leftJoin("users as c", "c.id", "u.coach_id")
    .where("u.id", "=", userId)
    .where(sql<boolean>`o.id = coalesce(c.organisation_id, u.organisation_id)`)
    .executeTakeFirst();
  return site ?? null;
}

/**
 * Whose client someone becomes who signs up on an organisation's site: its owner's, else its only coach's, else nobody's
 * (ledger ORG-037). Coaches who left, or are switched off, get nobody.
 */
export async function findCoachForNewcomers(trx: Db, site: Site): Promise<number | null> {
  const coaches = await trx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", site.owner_id), eb("organisation_id", "=", site.id)]))
    .where((eb) => eb.or([eb("organisation_id", "is", null), eb("organisation_id", "=", site.id)]))
    .where("is_coach", "=", true)
    .where("account_enabled", "=", true)
    .limit(50)
    .execute();
  const isOwned = coaches.some(({ id }) => id === site.owner_id);
  if (isOwned) return site.owner_id;
  return coaches.length === 1 ? (coaches[0]?.id ?? null) : null;
}
