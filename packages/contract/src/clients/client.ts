import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  datetime,
  entity,
  id,
  idInPath,
  looseText,
  pageOf,
  pageQuery,
  queryBoolean,
  text,
} from "../fields.ts";
import { userProfile } from "../profile/user-profile.ts";
import { coach, user } from "../sign-in/user.ts";

/** Somebody's client as the coach's list shows them. */
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
    coach: z.nullable(coach),
    intake: z.nullable(userProfile),
    date_joined: datetime(),
    last_active_at: z.nullable(datetime()),
    /** Weights in kg of the last 31 days, oldest first. */
    recent_weights: z.array(z.object({ value: z.number(), created_at: datetime() })),
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
  summary: "List the caller's clients by name, 30 on a page",
  query: z.object({
    ...pageQuery,
    account_enabled: z._default(queryBoolean(), true),
    search: z.optional(looseText(100)),
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
