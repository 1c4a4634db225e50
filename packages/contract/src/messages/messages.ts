import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { choice, date, datetime, entity, id, idInPath, looseText, maybe, queryId } from "../fields.ts";
import { listConversations, person } from "./conversation-list.ts";
import { findClientDayComments, findDayComments } from "./day-comments.ts";

/** Characters of one message. */
export const MESSAGE_LENGTH = 2000;
/** Characters of the note that a practice keeps about a client. */
export const NOTE_LENGTH = 4000;

/** A recipe that is attached to a message; energy and protein are those of one portion. */
const attachedRecipe = z.object({
  id: id(),
  name: z.string(),
  image: z.nullable(z.string()),
  picture_version: z.nullable(z.string()),
  kcal: z.number(),
  protein: z.number(),
  /** Preparing and cooking together; null where neither is known. */
  minutes: z.nullable(z.int()),
});

/** Something that a client or their coach wrote. */
export const message = entity(
  "Message",
  z.object({
    id: id(),
    is_from_coach: z.boolean(),
    /** Plain text; empty when something is attached without words. */
    text: z.string(),
    recipe: z.nullable(attachedRecipe),
    /** The day of the client's diary that it is about, and the meal of that day; null for none. */
    day: z.nullable(date()),
    meal_moment: z.nullable(choice(MEAL_MOMENTS)),
    written_at: datetime(),
    /** Whether the other side has read it. */
    is_read: z.boolean(),
  }),
);
export type Message = z.output<typeof message>;

/** A conversation as one side of it reads it. */
export const conversation = entity(
  "Conversation",
  z.object({
    /** The other side: the coach of a client, or the client of a coach; null without one, or when the account is gone. */
    with: z.nullable(person),
    /** Whether something can be written: not once the client has left, or an account was switched off. */
    is_open: z.boolean(),
    /** Since when the client waits for an answer; null when nobody does. */
    waiting_since: z.nullable(datetime()),
    /** Messages of the other side that were not read. */
    unread: z.int(),
    /** A page of messages, oldest first. */
    messages: z.array(message),
    /** Whether there are messages before these. */
    has_earlier: z.boolean(),
  }),
);
export type Conversation = z.output<typeof conversation>;

const page = z.object({
  /** Only messages before this one. */
  before: z.optional(queryId()),
});

const written = {
  text: looseText(MESSAGE_LENGTH),
  /** Id of a recipe that goes with it. */
  recipe: maybe(id()),
  /** A day of the client's diary that it is about, and a meal of that day. */
  day: maybe(date()),
  meal_moment: maybe(choice(MEAL_MOMENTS)),
};

const messages = { feature: "messages", access: { who: "own", coach: "none" } } as const;
const coaching = { feature: "messages", access: { who: "coach" }, errors: ["not_found"] } as const;
const ofClient = { ...coaching, path: "clients/{id}/messages/", params: idInPath } as const;
const consent = ["BODY_AND_PLAN"] as const;

/** With whom: the caller's coach unless a colleague who stands in is named, now or earlier (ledger TEAM-024). */
const withStandIn = { coach: maybe(id()) };

export const getConversation = endpoint({
  ...messages,
  name: "get-conversation",
  method: "GET",
  path: "messages/",
  summary: "Read the caller's conversation with their coach",
  query: z.extend(page, { coach: z.optional(queryId()) }),
  answer: conversation,
});

export const sendMessage = endpoint({
  ...messages,
  name: "send-message",
  method: "POST",
  path: "messages/",
  summary: "Write to the caller's coach, or to a colleague who stands in",
  consent,
  body: z.object({ ...written, ...withStandIn }),
  errors: ["conversation_closed"],
  answer: message,
});

const upTo = z.object({
  /** The last message that was seen. */
  message: id(),
});

export const readMessages = endpoint({
  ...messages,
  name: "read-messages",
  method: "POST",
  path: "messages/read/",
  summary: "Mark what the coach wrote as read, up to a message",
  status: 204,
  body: z.extend(upTo, withStandIn),
});

const counts = entity(
  "MessageCounts",
  z.object({
    /** Messages to the caller that were not read: by their coach, and by their clients. */
    unread: z.int(),
    /** Clients of the caller who wait for an answer. */
    waiting: z.int(),
  }),
);
export type MessageCounts = z.output<typeof counts>;

export const countMessages = endpoint({
  ...messages,
  name: "count-messages",
  method: "GET",
  path: "messages/count/",
  summary: "Count what is unread, and the clients who wait for an answer",
  answer: counts,
});

const mailSetting = entity("MessageMails", z.object({ mails: z.boolean() }));

export const getMessageMails = endpoint({
  ...messages,
  name: "get-message-mails",
  method: "GET",
  path: "messages/mails/",
  summary: "Read whether the caller hears by mail of messages that stay unread",
  answer: mailSetting,
});

export const setMessageMails = endpoint({
  ...messages,
  name: "set-message-mails",
  method: "PUT",
  path: "messages/mails/",
  summary: "Set whether the caller hears by mail of messages that stay unread",
  body: z.object({ mails: z.boolean() }),
  answer: mailSetting,
});

export const getClientConversation = endpoint({
  ...ofClient,
  name: "get-client-conversation",
  method: "GET",
  summary: "Read the caller's conversation with a client",
  query: page,
  answer: conversation,
});

export const sendClientMessage = endpoint({
  ...ofClient,
  name: "send-client-message",
  method: "POST",
  summary: "Write to a client",
  body: z.object(written),
  errors: ["not_found", "conversation_closed", "consent_required"],
  answer: message,
});

export const readClientMessages = endpoint({
  ...ofClient,
  name: "read-client-messages",
  method: "POST",
  path: "clients/{id}/messages/read/",
  summary: "Mark what a client wrote as read, up to a message",
  status: 204,
  body: upTo,
});

export const settleClientConversation = endpoint({
  ...ofClient,
  name: "settle-client-conversation",
  method: "POST",
  path: "clients/{id}/messages/done/",
  summary: "Say that a client waits for no answer",
  status: 204,
});

const note = entity(
  "ClientNote",
  z.object({
    note: z.string(),
    changed_at: z.nullable(datetime()),
    /** 0 before anything was noted. */
    version: z.int().check(z.gte(0)),
  }),
);
export type ClientNote = z.output<typeof note>;
const noteOf = { ...coaching, path: "clients/{id}/note/", params: idInPath } as const;

export const getClientNote = endpoint({
  ...noteOf,
  name: "get-client-note",
  method: "GET",
  summary: "Read what the caller's practice has noted about a client for itself",
  answer: note,
});

export const saveClientNote = endpoint({
  ...noteOf,
  name: "save-client-note",
  method: "PUT",
  summary: "Change what the caller's practice has noted about a client",
  body: z.object({ note: looseText(NOTE_LENGTH) }),
  errors: ["not_found", "consent_required"],
  answer: note,
  current: note,
});

export const messageEndpoints: readonly Endpoint[] = [
  getConversation,
  sendMessage,
  readMessages,
  countMessages,
  getMessageMails,
  setMessageMails,
  listConversations,
  getClientConversation,
  sendClientMessage,
  readClientMessages,
  settleClientConversation,
  findDayComments,
  findClientDayComments,
  getClientNote,
  saveClientNote,
];
