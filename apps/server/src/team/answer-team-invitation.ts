import type { TeamRight, TeamRole } from "@plateful/access";
import type {
  answerTeamInvitation as answerEndpoint,
  listOwnTeamInvitations as listEndpoint,
  OwnTeamInvitation,
} from "@plateful/contract";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { Problem } from "../platform/problem.ts";
import { presentOwnInvitation } from "./present-team.ts";
import { closeInvitation, joinTeam, listWaiting, lockAccount, lockTeam } from "./team-store.ts";

/** The caller's open invitations; only a confirmed address has any. */
export function listOwnTeamInvitations({
  db,
  actor,
  now,
}: Call<typeof listEndpoint>): Promise<OwnTeamInvitation[]> {
  return withReach(db, "all", async () => {
    const account = await lockAccount(db, actor.id);
    if (account.email_confirmed_at === null) return [];
    return (await listWaiting(db, account.email, now)).map(presentOwnInvitation);
  });
}

/**
 * Joins a practice that has invited the caller, or declines. Joining makes the caller one of its coaches and ends being a
 * client; a coach of another practice leaves that one first (ledger TEAM-006).
 * @throws Problem not_found for an invitation that is not theirs or no longer waits, has_organisation, email_unconfirmed.
 */
export async function answerTeamInvitation(call: Call<typeof answerEndpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  await withReach(db, "all", async () => {
    const account = await lockAccount(db, actor.id);
    if (account.email_confirmed_at === null) throw new Problem("email_unconfirmed");
    const answer = body.accept ? "ACCEPTED" : "DECLINED";
    const invitation = await closeInvitation(db, params.id, answer, { email: account.email, now });
    if (invitation === null) throw new Problem("not_found");
    if (!body.accept) return;
    if (account.is_coach && account.organisation_id !== null) throw new Problem("has_organisation");
    await lockTeam(db, invitation.organisation_id);
    const place = { role: invitation.role as TeamRole, rights: invitation.rights as TeamRight[] };
    const joining = { id: account.id, isCoach: account.is_coach, trialEndsAt: account.trial_ends_at };
    await joinTeam(db, { ...joining, organisationId: invitation.organisation_id }, place);
    const entry = { actor_id: actor.id, user_id: actor.id, action: "join-team", object_id: invitation.id };
    await insertAudit(db, { ...entry, happened_at: now });
  });
}
