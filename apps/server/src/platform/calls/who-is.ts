import { hash } from "node:crypto";
import type { SubscriptionStatus } from "@plateful/access";
import type { TokenScope } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { ReachOfCall } from "../base/reach.ts";

/** The personal access token that a call came with. */
interface TokenOfActor {
  readonly id: number;
  readonly scopes: readonly TokenScope[];
}

/** The person who makes a call: signed in, or by a program with a token of theirs. */
export interface Actor {
  readonly id: number;
  /** 0 for a call with a token. */
  readonly sessionId: number;
  readonly sessionLastUsedAt: Date;
  readonly isCoach: boolean;
  readonly isStaff: boolean;
  readonly accountEnabled: boolean;
  readonly paymentStatusOverride: "PAID" | "COMPLIMENTARY" | null;
  readonly coachId: number | null;
  readonly coachEnabled: boolean;
  /** The organisation whose settings hold for this person: the coach's, else their own. */
  readonly organisationId: number | null;
  readonly locale: CompleteLanguage | null;
  readonly timeZone: string;
  readonly trialEndsAt: Date | null;
  /** Names of the feature flags that are on for this person. */
  readonly flags: readonly string[];
  /** Whether the organisation that counts asks its people for payment. */
  readonly paymentRequired: boolean;
  /** Whether that organisation sells a product of its own. */
  readonly hasPaidProduct: boolean;
  readonly subscriptionStatuses: readonly SubscriptionStatus[];
  /** Null for whoever is signed in. */
  readonly token: TokenOfActor | null;
}

/** The same as the database writes it: moments as text. */
type ScopeRow = Omit<Actor, "sessionLastUsedAt" | "trialEndsAt" | "token"> & {
  readonly sessionLastUsedAt: string;
  readonly trialEndsAt: string | null;
  readonly token?: TokenOfActor;
};

/** Tokens are stored only in this form. */
export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");

/** The same in hexadecimal digits. */
export const hexHashOf = (token: string): string => hash("sha256", token, "hex");

/** What a personal access token begins with, so that scanners for secrets know it (ledger DOOR-001). */
export const ACCESS_TOKEN_PREFIX = "plt_";

/** Whether a call comes with what looks like a personal access token. */
export const comesAsProgram = (header: string | undefined): boolean => /^Bearer plt_/i.test(header ?? "");

const SESSION_TOKEN = /^Token ([\w-]{20,100})$/;
const ACCESS_TOKEN = /^Bearer (plt_[\w-]{43})$/i;

/**
 * The token of an `Authorization: Token …` header, or the personal access token of an `Authorization: Bearer …` one; undefined
 * when there is none of these forms.
 */
export function tokenOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return SESSION_TOKEN.exec(header)?.[1] ?? ACCESS_TOKEN.exec(header)?.[1];
}

const noteOf = (requestId: string) => `set_config('app.request_id', '${requestId}', true) as request_id`;

/**
 * The expression that finds the person behind a token and sets the scope of the transaction that it opens to them. Its values
 * are of our own making: hexadecimal digits, a moment, words of a short list, and the id that this server gave the call, which the
 * access log keeps (ledger STAFF-008).
 * @param tokenHash As `hexHashOf` gives it.
 */
export const scopeExpression = (
  tokenHash: string,
  now: Date,
  reach: ReachOfCall,
  requestId: string,
): string =>
  `open_scope(decode('${tokenHash}', 'hex'), '${now.toISOString()}', '${reach.usual}', '${reach.staff}') as actor,
    ${noteOf(requestId)}`;

/**
 * The same for a personal access token: nobody is staff with one, and the people whom a coach looks after are reached only by one
 * with the scope `coaching` (ledger DOOR-006).
 */
export const tokenScopeExpression = (
  tokenHash: string,
  now: Date,
  reach: ReachOfCall & { readonly coaching: TokenScope },
  requestId: string,
): string =>
  `open_token_scope(decode('${tokenHash}', 'hex'), '${now.toISOString()}', '${reach.usual}', '${reach.coaching}') as actor,
    ${noteOf(requestId)}`;

/**
 * The person that `scopeExpression` found. Null when the token is unknown, expired or revoked; then the transaction sees no
 * personal row.
 */
export function actorOfScope(opened: Readonly<Record<string, unknown>> | undefined): Actor | null {
  const actor = (opened?.actor ?? null) as ScopeRow | null;
  if (actor === null) return null;
  return {
    ...actor,
    sessionLastUsedAt: new Date(actor.sessionLastUsedAt),
    trialEndsAt: actor.trialEndsAt === null ? null : new Date(actor.trialEndsAt),
    token: actor.token ?? null,
  };
}
