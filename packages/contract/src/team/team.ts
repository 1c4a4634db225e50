import { TEAM_RIGHTS, TEAM_ROLES } from "@plateful/access";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, email, entity, id, idInPath, integer, text } from "../fields.ts";
import { LOCALES } from "../locales.ts";

const MAX_CLIENTS = 10_000;
const MAX_COLLEAGUES = 100;

const place = {
  role: choice(TEAM_ROLES),
  /** What this person may do; an owner may do everything. */
  rights: z.array(choice(TEAM_RIGHTS)),
};

/** A member of a practice as colleagues see them. */
export const teamMember = entity(
  "TeamMember",
  z.object({
    /** Number of the account. */
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    ...place,
    account_enabled: z.boolean(),
    joined_at: datetime(),
    /** How many clients they look after; null when the caller may not see the clients of others. */
    clients: z.nullable(z.int()),
    is_self: z.boolean(),
  }),
);
export type TeamMember = z.output<typeof teamMember>;

export const TEAM_INVITATION_STATES = ["SENT", "OPENED", "EXPIRED", "DECLINED"] as const;
/** An invitation that has not been accepted; whoever accepts one is a member. */
export const teamInvitation = entity(
  "TeamInvitation",
  z.object({
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    ...place,
    state: choice(TEAM_INVITATION_STATES),
    sent_at: datetime(),
    expires_at: datetime(),
  }),
);
export type TeamInvitation = z.output<typeof teamInvitation>;

/** Only `OPEN` can be answered; the others say why not. `ACCEPTED` stands for as long as the person is a member. */
export const OWN_INVITATION_STATES = ["OPEN", "EXPIRED", "WITHDRAWN", "DECLINED", "ACCEPTED"] as const;
/** An invitation as the invited person sees it: the latest one of a practice. */
export const ownTeamInvitation = entity(
  "OwnTeamInvitation",
  z.object({
    id: id(),
    practice: z.string(),
    logo: z.nullable(z.string()),
    ...place,
    state: choice(OWN_INVITATION_STATES),
    expires_at: datetime(),
  }),
);
export type OwnTeamInvitation = z.output<typeof ownTeamInvitation>;

const team = { feature: "team", access: { who: "coach" } } as const;
const member = { ...team, path: "team/members/{id}/", params: idInPath } as const;

/** Without `rights`, the member gets those of the role. */
const placeToGive = { role: choice(TEAM_ROLES), rights: z.optional(z.array(choice(TEAM_RIGHTS))) };

export const getTeam = endpoint({
  ...team,
  name: "get-team",
  method: "GET",
  path: "team/",
  summary: "List the members of the caller's practice, and open invitations",
  answer: z.object({
    members: z.array(teamMember),
    invitations: z.array(teamInvitation),
    /** What the caller may do; everything for a coach without a practice. */
    own_rights: z.array(choice(TEAM_RIGHTS)),
    /** Clients of the practice who have no coach; null when the caller may not see the clients of others. */
    without_coach: z.nullable(z.int()),
  }),
});

export const inviteColleague = endpoint({
  ...team,
  name: "invite-colleague",
  method: "POST",
  path: "team/invitations/",
  summary: "Invite a colleague to the caller's practice by mail",
  body: z.object({
    email: email(),
    first_name: text(100),
    last_name: text(100),
    ...placeToGive,
    /** Language of the mail; the caller's unless given. */
    language: z.optional(choice(LOCALES)),
    /** The caller knows that this is the address of a client, who is no longer one after joining. */
    ends_coaching: z.optional(z.boolean()),
  }),
  errors: ["not_found"],
  answer: teamInvitation,
});

export const withdrawTeamInvitation = endpoint({
  ...team,
  name: "withdraw-team-invitation",
  method: "DELETE",
  path: "team/invitations/{id}/",
  summary: "Withdraw an invitation to the caller's practice",
  params: idInPath,
  errors: ["not_found"],
});

export const changeTeamMember = endpoint({
  ...member,
  name: "change-team-member",
  method: "PATCH",
  summary: "Change the role and the rights of a member of the caller's practice",
  body: z.object(placeToGive),
  errors: ["not_found", "last_owner"],
  answer: teamMember,
});

export const removeTeamMember = endpoint({
  ...member,
  name: "remove-team-member",
  method: "DELETE",
  summary: "Remove a member from the caller's practice, or leave it",
  errors: ["not_found", "last_owner", "member_has_clients"],
});

/** A coach who has stopped paying for themselves may join a practice that pays. */
const own = { feature: "team", access: { who: "blocked-too" } } as const;

export const listOwnTeamInvitations = endpoint({
  ...own,
  name: "list-own-team-invitations",
  method: "GET",
  path: "team/own-invitations/",
  summary: "List the practices that have invited the caller in the past 30 days",
  errors: ["account_disabled"],
  answer: z.array(ownTeamInvitation),
});

export const answerTeamInvitation = endpoint({
  ...own,
  name: "answer-team-invitation",
  method: "POST",
  path: "team/own-invitations/{id}/answer/",
  summary: "Join a practice that has invited the caller, or decline",
  params: idInPath,
  status: 204,
  body: z.object({ accept: z.boolean() }),
  errors: ["not_found", "has_organisation", "email_unconfirmed", "account_disabled"],
});

export const handOverClients = endpoint({
  ...team,
  name: "hand-over-clients",
  method: "POST",
  path: "team/hand-over/",
  summary: "Give clients to colleagues, and tell them by mail",
  status: 200,
  body: z.object({
    /** Whose clients are handed over; null for clients of the practice who have no coach. */
    from: z.nullable(id()),
    /** The clients that are meant; all of that coach, deactivated ones too, when left out. */
    clients: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(MAX_CLIENTS))),
    /** How many each colleague gets, in order of the clients' names. Together they are all that are handed over. */
    split: z
      .array(z.object({ to: id(), clients: integer(1, MAX_CLIENTS) }))
      .check(z.minLength(1), z.maxLength(MAX_COLLEAGUES)),
    /** Whether active clients get a mail. */
    tell: z._default(z.boolean(), true),
  }),
  errors: ["not_found", "clients_changed"],
  answer: z.object({ handed_over: z.int() }),
});
