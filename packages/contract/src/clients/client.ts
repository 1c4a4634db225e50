import { SHARED_PARTS } from "@plateful/access";
import { MAIN_GOALS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  email,
  entity,
  id,
  idInPath,
  looseText,
  maybe,
  pageOf,
  pageQuery,
  queryBoolean,
  sharedQuery,
  standsInFor,
  text,
  whoseQuery,
} from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { userProfile } from "../profile/user-profile.ts";
import { coach, user } from "../sign-in/user.ts";

/** What a card in the list shows of a profile: a fortieth of it, since the week has a whole plan for each day. */
const clientCard = z.object({
  main_goal: z.nullable(choice(MAIN_GOALS)),
  /** In kg, from the profile. */
  weight: z.number(),
  /** Those of the last 31 days in kg, oldest first. */
  weights: z.array(z.number()),
  /** Average energy of a day of the week's plan in kcal; null without a plan. */
  kcal_a_day: z.nullable(z.number()),
});

/** Someone's client as the coach's list shows them. */
export const client = entity(
  "Client",
  z.object({
    id: id(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    account_enabled: z.boolean(),
    /** Whether every subscription of theirs has ended or failed. */
    is_unpaid: z.boolean(),
    /** Whether their invitation was withdrawn before they ever came in, so that they cannot sign in to this account. */
    is_withdrawn: z.boolean(),
    coach: z.nullable(coach),
    stands_in_for: standsInFor(),
    intake: z.nullable(userProfile),
    /** What this client shares with the caller; empty after they stopped sharing or before they were asked. */
    shared_parts: z.array(choice(SHARED_PARTS)),
    date_joined: datetime(),
    last_active_at: z.nullable(datetime()),
    /** Weights in kg of the last 31 days, oldest first. */
    recent_weights: z.array(z.object({ value: z.number(), created_at: datetime() })),
    /** In place of coach, intake and recent weights where cards were asked for; null without a profile. */
    card: z.nullable(clientCard),
  }),
);
export type Client = z.output<typeof client>;

const clients = { feature: "clients", access: { who: "coach" } } as const;
const one = { ...clients, path: "clients/{id}/", params: idInPath } as const;

export const listClients = endpoint({
  ...clients,
  name: "list-clients",
  method: "GET",
  path: "users/paginatedclients/",
  aliases: ["clients/"],
  summary: "List clients by name, 30 on a page",
  query: z.object({
    ...pageQuery,
    account_enabled: z._default(queryBoolean(), true),
    /** Cards alone: intake is null then, there are no recent weights, and coach is null in a list of the caller's own clients. */
    card: z._default(queryBoolean(), false),
    search: z.optional(looseText(100)),
    ...whoseQuery,
    ...sharedQuery,
  }),
  answer: pageOf(client),
});

export const getClient = endpoint({
  ...one,
  name: "get-client",
  method: "GET",
  summary: "Read a client of the caller with profile, plan and settings",
  errors: ["not_found"],
  answer: user,
});

export const changeClient = endpoint({
  ...one,
  name: "change-client",
  method: "PATCH",
  summary: "Rename a client of the caller, or switch their account on or off",
  body: z.object({
    account_enabled: z.optional(z.boolean()),
    first_name: z.optional(text(100)),
    last_name: z.optional(text(100)),
  }),
  errors: ["not_found"],
  answer: user,
  current: user,
});

/** What a client needs to be invited. */
export const newClient = z.object({
  email: email(),
  first_name: text(100),
  last_name: text(100),
  /** Language of the invitation and of the account; the caller's unless given. */
  language: z.optional(choice(LOCALES)),
});
export type NewClient = z.output<typeof newClient>;

/** Characters of what a coach adds to an invitation. */
export const INVITATION_LINE_LENGTH = 300;

/** In whose name an invitation is written, and with which words of theirs. */
export const invitationWords = {
  /** A colleague whose client they become; needs the right to hand over. */
  coach: maybe(id()),
  /** A few words of the coach; what looks like an address, a number or markup is left out. */
  line: maybe(looseText(INVITATION_LINE_LENGTH)),
};

export const createClient = endpoint({
  ...clients,
  name: "create-client",
  method: "POST",
  path: "clients/",
  summary: "Add a client to the caller's or a colleague's, and mail them an invitation",
  body: z.extend(newClient, {
    ...invitationWords,
    /** A plan template that the client's first plan is made from once they have answered the questions; needs EDIT_PLANS. */
    template: maybe(id()),
  }),
  answer: user,
});

const OPEN_STATES = ["NONE", "SENT", "OPENED", "NOT_DELIVERED"] as const;
export const INVITATION_STATES = [...OPEN_STATES, "EXPIRED", "WITHDRAWN", "ACCEPTED"] as const;
const invitationState = entity(
  "Invitation",
  z.object({
    /** NONE when no invitation of the last 30 days is known, NOT_DELIVERED when the address takes no mail, ACCEPTED once the client has signed in. */
    state: choice(INVITATION_STATES),
    sent_at: z.nullable(datetime()),
    expires_at: z.nullable(datetime()),
  }),
);
export type Invitation = z.output<typeof invitationState>;
const invitation = { ...one, path: "clients/{id}/invitation/", errors: ["not_found"] } as const;

export const getInvitation = endpoint({
  ...invitation,
  name: "get-invitation",
  method: "GET",
  summary: "Read how far the invitation of a client is",
  answer: invitationState,
});

export const sendInvitation = endpoint({
  ...invitation,
  name: "send-invitation",
  method: "POST",
  summary: "Mail a client who has not signed in yet a new invitation",
  answer: invitationState,
});

export const withdrawInvitation = endpoint({
  ...invitation,
  name: "withdraw-invitation",
  method: "DELETE",
  summary: "Withdraw the invitation of a client",
});

export const correctClientAddress = endpoint({
  ...one,
  name: "correct-client-address",
  method: "POST",
  status: 200,
  path: "clients/{id}/address/",
  summary: "Correct the address of a client who has never signed in",
  body: z.object({ email: email() }),
  errors: ["not_found", "client_has_signed_in"],
  answer: invitationState,
});
