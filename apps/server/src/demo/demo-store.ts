import { SHARED_PARTS, type TeamPlace } from "@plateful/access";
import type { MeasurementTable } from "@plateful/contract";
import { type Insertable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import { grantEverything } from "../privacy/index.ts";
import type { DemoMeasurement } from "./demo-measurements.ts";

export interface DemoUser {
  readonly id: number;
  readonly email: string;
  readonly coach_id: number | null;
  readonly organisation_id: number | null;
  readonly has_week: boolean;
  readonly has_measurements: boolean;
  /** Whether anything was ever planned. */
  readonly has_diary: boolean;
  /** The last day with a planned meal; null before the first. */
  readonly last_date: string | null;
}

/** The people who are there already, and how far their diaries reach. */
export function listDemoUsers(trx: Db, emails: readonly string[]): Promise<DemoUser[]> {
  return trx
    .selectFrom("users as u")
    .select(["u.id", "u.email", "u.coach_id", "u.organisation_id"])
    .select([
      sql<boolean>`exists (select from weekly_nutrition_plans w where w.user_id = u.id)`.as("has_week"),
      sql<boolean>`exists (select from user_sleeps s where s.user_id = u.id)`.as("has_measurements"),
      sql<boolean>`exists (select from planning_runs r where r.user_id = u.id)`.as("has_diary"),
      sql<string | null>`(select max(d.date) from calendar_days d
        where d.user_id = u.id and exists (select from calendar_items i where i.calendar_day_id = d.id))`.as(
        "last_date",
      ),
    ])
    .where("u.email", "in", [...emails])
    .orderBy("u.id")
    .execute();
}

/** The id of the organisation with this subdomain, which is made when it is not there. */
export async function ensureOrganisation(
  trx: Db,
  organisation: Insertable<Tables["organisations"]> & { readonly subdomain: string },
): Promise<number> {
  const made = await trx
    .insertInto("organisations")
    .values(organisation)
    .onConflict((conflict) => conflict.column("subdomain").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made !== undefined) return made.id;
  const { subdomain } = organisation;
  const found = await trx
    .selectFrom("organisations")
    .select("id")
    .where("subdomain", "=", subdomain)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** Gives the coach's organisation the logo of the demo when it has none: it was made before there was one. */
export async function addMissingLogo(
  trx: Db,
  { id, ownerId, logo }: { readonly id: number; readonly ownerId: number; readonly logo: string },
): Promise<void> {
  await trx
    .updateTable("organisations")
    .set({ logo })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("logo", "is", null)
    .execute();
}

/** Adds the people who are not there yet, in this order; answers those. */
export function insertMissingUsers(
  trx: Db,
  users: readonly Insertable<Tables["users"]>[],
): Promise<{ id: number; email: string }[]> {
  return trx
    .insertInto("users")
    .values([...users])
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email"])
    .execute();
}

export async function setCoach(trx: Db, clientId: number, coachId: number): Promise<void> {
  await trx.updateTable("users").set({ coach_id: coachId }).where("id", "=", clientId).execute();
}

export async function setOwner(trx: Db, organisationId: number, coachId: number): Promise<void> {
  await trx
    .updateTable("organisations")
    .set({ owner_id: coachId })
    .where("id", "=", organisationId)
    .execute();
}

/** Shares a client with the colleague of this address, unless the client was ever shared. */
export async function insertFirstShare(
  trx: Db,
  colleague: string,
  share: Omit<Insertable<Tables["client_shares"]>, "colleague_id">,
): Promise<void> {
  const known = await trx
    .selectFrom("client_shares")
    .select("id")
    .where("user_id", "=", share.user_id)
    .executeTakeFirst();
  const found = await trx.selectFrom("users").select("id").where("email", "=", colleague).executeTakeFirst();
  if (known !== undefined || found === undefined) return;
  await trx
    .insertInto("client_shares")
    .values({ ...share, colleague_id: found.id })
    .execute();
}

/** Gives someone their role and rights in the practice that they joined. */
export async function setDemoPlace(trx: Db, userId: number, { role, rights }: TeamPlace): Promise<void> {
  await trx
    .updateTable("team_members")
    .set({ role, rights: [...rights] })
    .where("user_id", "=", userId)
    .execute();
}

/** The people of the demo have consented to everything, and share all but the cycle with their coach. */
export const consentForDemo = (trx: Db, userIds: readonly number[], now: Date): Promise<void> =>
  grantEverything(trx, userIds, { parts: SHARED_PARTS.filter((part) => part !== "CYCLE"), now });

/** Switches a flag on for people, whoever else has it. */
export async function switchFlagOn(trx: Db, name: string, userIds: readonly number[]): Promise<void> {
  await sql`
    insert into feature_flags (name, users) values (${name}, ${[...userIds]}::int[])
    on conflict (name) do update set users = array(
      select distinct u from unnest(feature_flags.users || excluded.users) as u order by u)
    where not feature_flags.users @> excluded.users`.execute(trx);
}

export async function insertMeasurements(
  trx: Db,
  table: MeasurementTable,
  measurements: readonly (DemoMeasurement & { readonly userId: number })[],
): Promise<void> {
  if (measurements.length === 0) return;
  await trx
    .insertInto(table)
    .values(measurements.map(({ userId, value, at }) => ({ user_id: userId, value, created_at: at })))
    .execute();
}
