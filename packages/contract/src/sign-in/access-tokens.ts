import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, idInPath, text } from "../fields.ts";
import { TOKEN_SCOPES } from "./token-scopes.ts";

/** After how many days a token ends; there is none that does not. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** Tokens of one person that may be in use at the same time. */
export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME = 60;
/** Days for which the calls of a token are kept, and a token after its end. */
export const TOKEN_CALLS_DAYS = 30;

const shape = {
  id: id(),
  name: z.string(),
  scopes: z.array(choice(TOKEN_SCOPES)),
  created_at: datetime(),
  expires_at: datetime(),
  /** When it was revoked; null for one that was not. */
  revoked_at: z.nullable(datetime()),
  /** To the hour. */
  last_used_at: z.nullable(datetime()),
  /** The network of the last call: the /24 of an IPv4 and the /48 of an IPv6 address. */
  last_used_from: z.nullable(z.string()),
  /** Calls of the last 30 days. */
  calls: z.int(),
};

/** A personal access token, without its secret (ledger DOOR-001). */
export const accessToken = entity("AccessToken", z.object(shape));
export type AccessToken = z.output<typeof accessToken>;

/** The only answer that holds the secret. */
export const newAccessToken = entity("NewAccessToken", z.object({ ...shape, secret: z.string() }));
export type NewAccessToken = z.output<typeof newAccessToken>;

/** How often a token made one call with one outcome within an hour (ledger DOOR-011). */
export const accessTokenCall = entity(
  "AccessTokenCall",
  z.object({
    first_at: datetime(),
    last_at: datetime(),
    method: z.string(),
    /** The name of the call, its operationId in the description of the API. */
    operation: z.string(),
    status: z.int(),
    count: z.int(),
  }),
);
export type AccessTokenCall = z.output<typeof accessTokenCall>;

const shared = { feature: "sign-in", access: { who: "blocked-too" } } as const;

export const findAccessTokens = endpoint({
  ...shared,
  name: "find-access-tokens",
  method: "GET",
  path: "auth/tokens/",
  summary: "List the caller's personal access tokens",
  answer: z.array(accessToken),
});

export const createAccessToken = endpoint({
  ...shared,
  name: "create-access-token",
  method: "POST",
  path: "auth/tokens/",
  summary: "Make a personal access token; its secret is in this answer and nowhere else",
  access: { who: "user" },
  body: z.object({
    name: text(MAX_TOKEN_NAME),
    scopes: z.array(choice(TOKEN_SCOPES)).check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length)),
    expires_in_days: z.literal(TOKEN_DAYS),
  }),
  errors: ["fresh_sign_in_required"],
  answer: newAccessToken,
});

export const revokeAccessToken = endpoint({
  ...shared,
  name: "revoke-access-token",
  method: "DELETE",
  path: "auth/tokens/{id}/",
  summary: "Revoke a personal access token at once",
  params: idInPath,
  errors: ["not_found"],
});

export const findAccessTokenCalls = endpoint({
  ...shared,
  name: "find-access-token-calls",
  method: "GET",
  path: "auth/tokens/{id}/calls/",
  summary: "The last 200 entries about what a token was used for within 30 days",
  params: idInPath,
  errors: ["not_found"],
  answer: z.array(accessTokenCall),
});
