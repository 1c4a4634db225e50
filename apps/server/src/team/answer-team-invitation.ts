import type { TeamRight, TeamRole } from "@plateful/access";
import type {
  answerTeamInvitation as answerEndpoint,
  listOwnTeamInvitations as listEndpoint,
  OwnTeamInvitation,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { presentOwnInvitation } from "./present-team.ts";
import { closeInvitation, joinTeam, listSent, lockAccount, lockTeam } from "./team-store.ts";

const SHOWN_MS = 30 * 86_400_000;

/**
 * The account of the caller, who may be behind with paying, but is not switched off.
 * @throws Problem account_disabled.
 */
async function ownAccount({ db, actor }: Pick<Call, "db" | "actor">) {
  const account = await lockAccount(db, actor.id);
  if (!account.account_enabled) throw new Problem("account_disabled");
  return account;
}

/** What has become of the caller's invitations; only a confirmed address has any (ledger TEAM-011). */
export function listOwnTeamInvitations(call: Call<typeof listEndpoint>): Promise<OwnTeamInvitation[]> {
  const { db, now } = call;
  return withReach(db, "all", async () => {
    const { email, email_confirmed_at, organisation_id: own } = await ownAccount(call);
    if (email_confirmed_at === null) return [];
    const sent = await listSent(db, email, new Date(now.getTime() - SHOWN_MS));
    return sent
      .filter(({ answer, organisation_id }) => answer !== "ACCEPTED" || organisation_id === own)
      .map((row) => presentOwnInvitation(row, now));
  });
}

/**
 * Joins a practice that has invited the caller, or declines. Joining makes the caller one of its coaches and ends being a
 * client; a coach of another practice leaves that one first (ledger TEAM-006).
 * @throws Problem not_found for an invitation that is not theirs or no longer waits, has_organisation, email_unconfirmed,
 *   account_disabled.
 */
export async function answerTeamInvitation(call: Call<typeof answerEndpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  await withReach(db, "all", async () => {
    const account = await ownAccount(call);
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
