import { SHARED_PARTS } from "@plateful/access";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, idInPath, integer, maybe, queryId } from "../fields.ts";

const person = z.object({ id: id(), first_name: z.string(), last_name: z.string() });

/**
 * How far a share is: `WAITING` for the answer of the client, `PLANNED` when the client agreed and the first day is still to come,
 * `ACTIVE`. Shares that have ended are not listed.
 */
export const SHARE_STATES = ["WAITING", "PLANNED", "ACTIVE"] as const;

const period = {
  /** The first day. */
  from: date(),
  /** The last day, which is included; null until someone ends it. */
  until: z.nullable(date()),
};

/** A client of one coach whom a colleague of the same practice looks after for a while (ledger TEAM-018). */
export const clientShare = entity(
  "ClientShare",
  z.object({
    id: id(),
    client: person,
    coach: person,
    colleague: person,
    ...period,
    state: choice(SHARE_STATES),
  }),
);
export type ClientShare = z.output<typeof clientShare>;

/** The same as the client sees it. */
export const ownShare = entity(
  "OwnShare",
  z.object({
    id: id(),
    coach: person,
    colleague: person,
    ...period,
    state: choice(SHARE_STATES),
    /** What the client agreed to show; empty before they answer. */
    parts: z.array(choice(SHARED_PARTS)),
    /** What the client shares with their own coach: no more than that can be shown to a colleague. */
    shared_parts: z.array(choice(SHARED_PARTS)),
    /** Whether the client read on their home that the colleague stands in. */
    is_acknowledged: z.boolean(),
  }),
);
export type OwnShare = z.output<typeof ownShare>;

const team = { feature: "team", access: { who: "coach" } } as const;

export const listClientShares = endpoint({
  ...team,
  name: "list-client-shares",
  method: "GET",
  path: "team/shares/",
  summary: "List the shares of clients that the caller gave or received",
  query: z.object({
    /** Only those of this client. */
    client: z.optional(queryId()),
  }),
  answer: z.array(clientShare),
});

export const shareClient = endpoint({
  ...team,
  name: "share-client",
  method: "POST",
  path: "team/shares/",
  summary: "Share a client with a colleague for a while, and ask the client by mail",
  body: z.object({
    client: id(),
    colleague: id(),
    /** Today where the caller is, unless given. */
    from: maybe(date()),
    until: maybe(date()),
  }),
  errors: ["not_found"],
  answer: clientShare,
});

export const endClientShare = endpoint({
  ...team,
  name: "end-client-share",
  method: "DELETE",
  path: "team/shares/{id}/",
  summary: "End the share of a client",
  params: idInPath,
  errors: ["not_found"],
});

/** A client whose payment has stopped may still decide who reads their data. */
const own = { feature: "team", access: { who: "blocked-too" } } as const;

export const listOwnShares = endpoint({
  ...own,
  name: "list-own-shares",
  method: "GET",
  path: "users/me/shares/",
  summary: "List the colleagues with whom the caller's coach shares them",
  answer: z.array(ownShare),
});

export const answerOwnShare = endpoint({
  ...own,
  name: "answer-own-share",
  method: "POST",
  path: "users/me/shares/{id}/answer/",
  summary: "Agree to being shared with a colleague of the caller's coach",
  params: idInPath,
  status: 200,
  body: z.object({
    /** What the colleague sees; the plan belongs to every share, and nothing is shown that the coach does not see. */
    parts: z.array(choice(SHARED_PARTS)),
    text_version: integer(1, 1000),
  }),
  errors: ["not_found"],
  answer: ownShare,
});

export const acknowledgeOwnShare = endpoint({
  ...own,
  name: "acknowledge-own-share",
  method: "POST",
  path: "users/me/shares/{id}/acknowledge/",
  summary: "Note that the caller read that a colleague of their coach stands in",
  params: idInPath,
  status: 204,
  errors: ["not_found"],
});

export const endOwnShare = endpoint({
  ...own,
  name: "end-own-share",
  method: "DELETE",
  path: "users/me/shares/{id}/",
  summary: "Decline or end being shared with a colleague of the caller's coach",
  params: idInPath,
  errors: ["not_found"],
});
