import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  datetime,
  entity,
  id,
  looseText,
  pageOf,
  pageQuery,
  queryBoolean,
  sharedQuery,
  standsInFor,
  whoseQuery,
} from "../fields.ts";

export const person = z.object({ id: id(), first_name: z.string(), last_name: z.string() });

/** A client as one row of the coach's conversations. */
export const conversationRow = entity(
  "ConversationRow",
  z.object({
    client: person,
    is_open: z.boolean(),
    waiting_since: z.nullable(datetime()),
    unread: z.int(),
    /** Whose conversation with the client it is. */
    coach: z.nullable(id()),
    stands_in_for: standsInFor(),
    /** Null for the client of a colleague: what they write is for their own coach. */
    last_message: z.nullable(
      z.object({
        is_from_coach: z.boolean(),
        /** Its beginning; empty when something was attached without words. */
        text: z.string(),
        has_recipe: z.boolean(),
        has_day: z.boolean(),
        written_at: datetime(),
      }),
    ),
  }),
);
export type ConversationRow = z.output<typeof conversationRow>;

export const listConversations = endpoint({
  feature: "messages",
  access: { who: "coach" },
  name: "list-conversations",
  method: "GET",
  path: "conversations/",
  summary: "List conversations with clients, those who wait first",
  query: z.object({
    ...pageQuery,
    ...whoseQuery,
    ...sharedQuery,
    search: z.optional(looseText(100)),
    waiting: z._default(queryBoolean(), false),
  }),
  answer: pageOf(conversationRow),
});
