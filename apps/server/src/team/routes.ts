import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { invitationLimits } from "../sign-in/index.ts";
import { answerTeamInvitation, listOwnTeamInvitations } from "./answer-team-invitation.ts";
import { changeTeamMember, removeTeamMember } from "./change-team-member.ts";
import { getTeam } from "./get-team.ts";
import { handOverClients } from "./hand-over-clients.ts";
import { inviteColleague } from "./invite-colleague.ts";
import { acknowledgeOwnShare, answerOwnShare, endOwnShare, listOwnShares } from "./own-shares.ts";
import { endClientShare, listClientShares, shareClient, shareLimits } from "./share-client.ts";
import { withdrawTeamInvitation } from "./withdraw-team-invitation.ts";

/** The people of a practice. */
export const teamRoutes: readonly Route[] = [
  route(contract.getTeam, getTeam),
  route(contract.inviteColleague, inviteColleague, { limits: invitationLimits }),
  route(contract.withdrawTeamInvitation, withdrawTeamInvitation),
  route(contract.changeTeamMember, changeTeamMember),
  route(contract.removeTeamMember, removeTeamMember),
  route(contract.listOwnTeamInvitations, listOwnTeamInvitations),
  route(contract.answerTeamInvitation, answerTeamInvitation),
  route(contract.handOverClients, handOverClients),
  route(contract.listClientShares, listClientShares),
  route(contract.shareClient, shareClient, { limits: shareLimits }),
  route(contract.endClientShare, endClientShare),
  route(contract.listOwnShares, listOwnShares),
  route(contract.answerOwnShare, answerOwnShare),
  route(contract.acknowledgeOwnShare, acknowledgeOwnShare),
  route(contract.endOwnShare, endOwnShare),
];
