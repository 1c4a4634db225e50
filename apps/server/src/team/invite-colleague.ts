import { hasTeamRight, mayGivePlace, RIGHTS_OF_ROLE, type TeamPlace } from "@plateful/access";
import type { inviteColleague as endpoint, TeamInvitation } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import type { StoredPlace } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { mailTeamInvitation } from "../sign-in/index.ts";
import { requirePlace } from "./own-team.ts";
import { presentInvitation } from "./present-team.ts";
import { findCoachedByEmail, insertTeamInvitation, listMembers, type MemberRow } from "./team-store.ts";

const INVITATION_MS = 7 * 86_400_000;

interface GivenPlace {
  readonly role: TeamPlace["role"];
  readonly rights?: TeamPlace["rights"] | undefined;
}

/** The place that a call gives: with the rights of the role, unless it names others. */
export const placeGiven = ({ role, rights }: GivenPlace): TeamPlace => ({
  role,
  rights: rights ?? RIGHTS_OF_ROLE[role],
});

const nameOf = ({ first_name, last_name, email }: Pick<MemberRow, "first_name" | "last_name" | "email">) =>
  `${first_name} ${last_name}`.trim() || email;

/**
 * Joining ends being a client (ledger TEAM-006), so whoever invites a client whom they may see says that they know. Of the clients of
 * others nothing is told.
 * @throws InvalidFields client_joins.
 */
async function askOfClient(
  { db, actor, body }: Call<typeof endpoint>,
  own: StoredPlace,
  members: readonly MemberRow[],
): Promise<void> {
  if (body.ends_coaching === true) return;
  const client = await findCoachedByEmail(db, body.email);
  const coach = members.find(({ id }) => id === client?.coach_id);
  if (client === null || coach === undefined) return;
  if (coach.id !== actor.id && !hasTeamRight(own, "SEE_ALL_CLIENTS")) return;
  throw invalidField("ends_coaching", {
    ...{ code: "client_joins", client: nameOf(client), coach: nameOf(coach) },
  });
}

/**
 * Invites a colleague by a mail whose link works once, for seven days; an earlier invitation stops working. Only the mailbox
 * learns whether the address has an account (ledger TEAM-005).
 * @throws Problem permission_denied, InvalidFields already_member, right_not_held, client_joins.
 */
export async function inviteColleague(call: Call<typeof endpoint>): Promise<TeamInvitation> {
  const { db, actor, body, now } = call;
  const own = await requirePlace(call, "TEAM");
  const place = placeGiven(body);
  if (!mayGivePlace(own, place)) throw invalidField("rights", "right_not_held");
  const { email, first_name, last_name, language } = body;
  const { organisationId } = own;
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  return withReach(db, "all", async () => {
    const members = await listMembers(db, organisationId);
    if (members.some((each) => each.email === email)) throw invalidField("email", "already_member");
    await askOfClient(call, own, members);
    const row = await insertTeamInvitation(db, {
      ...{ organisation_id: organisationId, email, first_name, last_name, ...place },
      ...{ created_at: now, expires_at: expiresAt },
    });
    await mailTeamInvitation(call, {
      ...{ organisationId, email, first_name, last_name, role: place.role, language, expiresAt },
    });
    const entry = { actor_id: actor.id, user_id: null, action: "invite-colleague", object_id: row.id };
    await insertAudit(db, { ...entry, happened_at: now });
    return presentInvitation({ ...row, link_opened_at: null }, now);
  });
}
