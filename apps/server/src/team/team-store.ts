import type { TeamPlace, TeamRight, TeamRole } from "@plateful/access";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type TeamInvitationRow = Selectable<Tables["team_invitations"]>;

export interface MemberRow extends TeamPlace {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly account_enabled: boolean;
  readonly organisation_id: number;
  readonly joined_at: Date;
  readonly clients: number;
}

/** A place as it is stored: an owner has every right without a list. */
const columnsOf = ({ role, rights }: TeamPlace) => ({
  role,
  rights: role === "OWNER" ? [] : [...new Set(rights)],
});

const members = (db: Db) =>
  db
    .selectFrom("team_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email", "u.first_name", "u.last_name", "u.account_enabled"])
    .select(["m.organisation_id", "m.role", "m.rights"])
    .select("m.joined_at")
    .select(sql<number>`(select count(*)::int from users c where c.coach_id = u.id)`.as("clients"));

const toMember = <Row extends { role: string; rights: string[] }>(row: Row) => ({
  ...row,
  role: row.role as TeamRole,
  rights: row.rights as TeamRight[],
});

/** The members of a practice: owners first, then in the order in which they joined. */
export async function listMembers(db: Db, organisationId: number): Promise<MemberRow[]> {
  const rows = await members(db)
    .where("m.organisation_id", "=", organisationId)
    .orderBy(sql`m.role <> 'OWNER'`)
    .orderBy("m.joined_at")
    .orderBy("u.id")
    .execute();
  return rows.map(toMember);
}

export async function findMember(db: Db, organisationId: number, id: number): Promise<MemberRow | null> {
  const row = await members(db)
    .where("m.organisation_id", "=", organisationId)
    .where("u.id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

/** Until the transaction ends, nobody else changes the members of a practice or their roles. */
export async function lockTeam(db: Db, organisationId: number): Promise<void> {
  await db
    .selectFrom("organisations")
    .select("id")
    .where("id", "=", organisationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countOwners(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("team_members")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("organisation_id", "=", organisationId)
    .where("role", "=", "OWNER")
    .executeTakeFirstOrThrow();
  return count;
}

/** The owner that the organisation names is always one of the owners of its team. */
async function keepNamedOwner(db: Db, organisationId: number): Promise<void> {
  await sql`update organisations o set owner_id = (select m.user_id from team_members m
      where m.organisation_id = o.id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1)
    where o.id = ${organisationId} and not exists (select from team_members m
      where m.user_id = o.owner_id and m.organisation_id = o.id and m.role = 'OWNER')`.execute(db);
}

export async function updatePlace(db: Db, member: MemberRow, place: TeamPlace): Promise<void> {
  await db.updateTable("team_members").set(columnsOf(place)).where("user_id", "=", member.id).execute();
  await keepNamedOwner(db, member.organisation_id);
}

/** Makes a member an owner and the one whom the practice names; other owners stay owners. */
export async function nameOwner(db: Db, member: MemberRow): Promise<void> {
  const place = columnsOf({ role: "OWNER", rights: [] });
  await db.updateTable("team_members").set(place).where("user_id", "=", member.id).execute();
  await db
    .updateTable("organisations")
    .set({ owner_id: member.id })
    .where("id", "=", member.organisation_id)
    .execute();
}

/** Removes a member. The account becomes what it was before an invitation brought it into the practice. */
export async function removeMember(db: Db, member: MemberRow): Promise<void> {
  const was = await db
    .selectFrom("team_members")
    .select(["invited", "was_coach", "trial_ends_before"])
    .where("user_id", "=", member.id)
    .executeTakeFirstOrThrow();
  const before = was.invited ? { is_coach: was.was_coach, trial_ends_at: was.trial_ends_before } : {};
  await db
    .updateTable("users")
    .set({ organisation_id: null, ...before })
    .where("id", "=", member.id)
    .execute();
  await keepNamedOwner(db, member.organisation_id);
}

/** Adds an account to a practice. It becomes a coach, for whom the practice pays, and is no longer anybody's client. */
export async function joinTeam(
  db: Db,
  account: {
    readonly id: number;
    readonly organisationId: number;
    readonly isCoach: boolean;
    readonly trialEndsAt: Date | null;
  },
  place: TeamPlace,
): Promise<void> {
  const { id, organisationId, isCoach, trialEndsAt } = account;
  await db
    .updateTable("users")
    .set({ is_coach: true, organisation_id: organisationId, coach_id: null, trial_ends_at: null })
    .where("id", "=", id)
    .execute();
  // The row itself is made by the database.
  const came = { invited: true, was_coach: isCoach, trial_ends_before: trialEndsAt };
  await db
    .updateTable("team_members")
    .set({ ...columnsOf(place), ...came })
    .where("user_id", "=", id)
    .execute();
}

/** The account of a person who answers, locked: the second of two simultaneous answers sees the result of the first. */
export async function lockAccount(db: Db, id: number) {
  return db
    .selectFrom("users")
    .select(["id", "email", "is_coach", "organisation_id", "trial_ends_at", "email_confirmed_at"])
    .select("account_enabled")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Whoever has this address and a coach; every row is visible. */
export async function findCoachedByEmail(db: Db, email: string) {
  const row = await db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "coach_id"])
    .where("email", "=", email)
    .where("coach_id", "is not", null)
    .executeTakeFirst();
  return row ?? null;
}

type NewInvitation = Pick<
  TeamInvitationRow,
  "organisation_id" | "email" | "first_name" | "last_name" | "created_at" | "expires_at"
> &
  TeamPlace;

/** Stores an invitation; the one before, to the same address, is withdrawn. */
export async function insertTeamInvitation(db: Db, invitation: NewInvitation): Promise<TeamInvitationRow> {
  const { role, rights, ...rest } = invitation;
  await db
    .updateTable("team_invitations")
    .set({ answer: "WITHDRAWN", answered_at: rest.created_at })
    .where("organisation_id", "=", rest.organisation_id)
    .where("email", "=", rest.email)
    .where((eb) => eb.or([eb("answer", "is", null), eb("answer", "=", "DECLINED")]))
    .execute();
  return db
    .insertInto("team_invitations")
    .values({ ...rest, ...columnsOf({ role, rights }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Invitations of a practice that are open or were declined, with when their link was first opened. */
export function listTeamInvitations(db: Db, organisationId: number) {
  return db
    .selectFrom("team_invitations as i")
    .selectAll("i")
    .select((eb) =>
      eb
        .selectFrom("sign_in_requests as r")
        .select("r.link_opened_at")
        .whereRef("r.email", "=", "i.email")
        .whereRef("r.created_at", "=", "i.created_at")
        .where("r.purpose", "=", "TEAM_INVITATION")
        .orderBy("r.id", "desc")
        .limit(1)
        .as("link_opened_at"),
    )
    .where("i.organisation_id", "=", organisationId)
    .where((eb) => eb.or([eb("i.answer", "is", null), eb("i.answer", "=", "DECLINED")]))
    .orderBy("i.id")
    .execute();
}

/** Answers an open invitation; null when there is none. */
export async function closeInvitation(
  db: Db,
  id: number,
  answer: "ACCEPTED" | "DECLINED",
  waiting: { readonly email: string; readonly now: Date },
): Promise<TeamInvitationRow | null> {
  const row = await db
    .updateTable("team_invitations")
    .set({ answer, answered_at: waiting.now })
    .where("id", "=", id)
    .where("email", "=", waiting.email)
    .where("answer", "is", null)
    .where("expires_at", ">", waiting.now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Withdraws an invitation, including one that was declined or has expired; null when there is none. */
export async function withdrawInvitation(
  db: Db,
  id: number,
  practice: { readonly organisationId: number; readonly now: Date },
): Promise<TeamInvitationRow | null> {
  const row = await db
    .updateTable("team_invitations")
    .set({ answer: "WITHDRAWN", answered_at: practice.now })
    .where("id", "=", id)
    .where("organisation_id", "=", practice.organisationId)
    .where((eb) => eb.or([eb("answer", "is", null), eb("answer", "=", "DECLINED")]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The link of a withdrawn invitation signs nobody in. */
export async function voidTeamLink(db: Db, invitation: TeamInvitationRow, now: Date): Promise<void> {
  await db
    .updateTable("sign_in_requests")
    .set({ voided_at: now })
    .where("email", "=", invitation.email)
    .where("created_at", "=", invitation.created_at)
    .where("purpose", "=", "TEAM_INVITATION")
    .where("voided_at", "is", null)
    .execute();
}

/** The latest invitation of each practice to an address since a moment, with the practice that sent it. */
export function listSent(db: Db, email: string, since: Date) {
  return db
    .selectFrom("team_invitations as i")
    .innerJoin("organisations as o", "o.id", "i.organisation_id")
    .distinctOn("i.organisation_id")
    .select(["i.id", "i.organisation_id", "i.role", "i.rights", "i.expires_at", "i.answer"])
    .select(["o.name", "o.logo", "o.logo_visible"])
    .where("i.email", "=", email)
    .where("i.created_at", ">", since)
    .orderBy("i.organisation_id")
    .orderBy("i.id", "desc")
    .execute();
}
