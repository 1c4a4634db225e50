import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, idInPath, pageOf, pageQuery, text, whoseQuery } from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { colour } from "../organisations/managed-organisation.ts";
import { INVITATION_STATES, invitationWords } from "./client.ts";

/** How long the invitation of a new client waits before it is sent, so that adding them can be undone. */
export const HELD_SECONDS = 12;

const coaching = { feature: "clients", access: { who: "coach" } } as const;

const invitationPreview = entity(
  "InvitationPreview",
  z.object({
    /** In whose name it comes. */
    brand: z.string(),
    /** `#rrggbb`; null for the product's own. */
    colour: z.nullable(z.string()),
    language: choice(LOCALES),
    subject: z.string(),
    /** In their order; the link is shown as a button. */
    paragraphs: z.array(z.object({ text: z.string(), is_button: z.boolean() })),
  }),
);
export type InvitationPreview = z.output<typeof invitationPreview>;

export const previewInvitation = endpoint({
  ...coaching,
  name: "preview-invitation",
  method: "POST",
  status: 200,
  path: "clients/invitation-preview/",
  summary: "Read the invitation that a new client would be mailed",
  body: z.object({
    first_name: text(100),
    /** The caller's unless given. */
    language: z.optional(choice(LOCALES)),
    ...invitationWords,
    /** The look of the practice that is tried; the saved one unless given. */
    brand: z.optional(z.object({ name: text(100), colour: colour() })),
  }),
  answer: invitationPreview,
});

export const undoClient = endpoint({
  ...coaching,
  name: "undo-client",
  method: "POST",
  status: 204,
  path: "clients/{id}/undo/",
  params: idInPath,
  summary: "Take back a client who was just added",
  errors: ["not_found", "nothing_to_undo"],
});

/** WAITING: has not signed in yet. JOINED: signed in by an invitation of the last 30 days. */
const SHOWN_INVITATIONS = ["WAITING", "JOINED", "ALL"] as const;
export type ShownInvitations = (typeof SHOWN_INVITATIONS)[number];

const invitedClient = entity(
  "InvitedClient",
  z.object({
    client: id(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    state: choice(INVITATION_STATES),
    sent_at: z.nullable(datetime()),
    expires_at: z.nullable(datetime()),
    /** When the page of the link was first opened; whether the mail was read is not known. */
    opened_at: z.nullable(datetime()),
    joined_at: z.nullable(datetime()),
    /** When the account ends, unless the client signs in or is invited again; null once they have signed in. */
    ends_at: z.nullable(datetime()),
    /** Whether it needs the coach: not delivered, expired or about to expire. */
    needs_coach: z.boolean(),
    /** Whose client they are; null for a client of the practice without a coach. */
    coach: z.nullable(id()),
  }),
);
export type InvitedClient = z.output<typeof invitedClient>;

export const listInvitations = endpoint({
  ...coaching,
  name: "list-invitations",
  method: "GET",
  path: "clients/invitations/",
  summary: "List invitations, those that need the coach first",
  query: z.object({ ...pageQuery, ...whoseQuery, show: z._default(choice(SHOWN_INVITATIONS), "WAITING") }),
  answer: z.extend(pageOf(invitedClient), {
    /** Where people sign up with the caller's practice by themselves; null while it has no address. */
    sign_up_url: z.nullable(z.string()),
    /** Of all invitations that are known, on every page. */
    flow: z.object({ sent: z.int(), opened: z.int(), joined: z.int(), waiting: z.int(), need: z.int() }),
  }),
});
