import { hasTeamRight, TEAM_RIGHTS } from "@plateful/access";
import type { AnswerOf, getTeam as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { findPlace } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { countWithoutCoach } from "./handed-client-store.ts";
import { presentInvitation, presentMember, rightsOf } from "./present-team.ts";
import { listMembers, listTeamInvitations } from "./team-store.ts";

/** The members of the caller's practice; those who manage the team see its open invitations too (ledger TEAM-001). */
export async function getTeam({ db, actor, now }: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const place = await findPlace(db, actor.id);
  if (place === null)
    return { members: [], invitations: [], own_rights: [...TEAM_RIGHTS], without_coach: null };
  const viewer = { id: actor.id, seesAll: hasTeamRight(place, "SEE_ALL_CLIENTS") };
  return withReach(db, "all", async () => {
    const members = await listMembers(db, place.organisationId);
    const invitations = hasTeamRight(place, "TEAM")
      ? await listTeamInvitations(db, place.organisationId)
      : [];
    return {
      members: members.map((row) => presentMember(row, viewer)),
      invitations: invitations.map((row) => presentInvitation(row, now)),
      own_rights: rightsOf(place),
      without_coach: viewer.seesAll ? await countWithoutCoach(db, place.organisationId) : null,
    };
  });
}
