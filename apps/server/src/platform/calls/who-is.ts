import { hash } from "node:crypto";
import type { SubscriptionStatus } from "@plateful/access";
import type { CompleteLanguage } from "@plateful/phrases";
import type { ReachOfCall } from "../base/reach.ts";

/** The signed-in person who makes a call. */
export interface Actor {
  readonly id: number;
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
}

/** The same as the database writes it: moments as text. */
type ScopeRow = Omit<Actor, "sessionLastUsedAt" | "trialEndsAt"> & {
  readonly sessionLastUsedAt: string;
  readonly trialEndsAt: string | null;
};

/** Tokens are stored only in this form. */
export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");

/** The same in hexadecimal digits. */
export const hexHashOf = (token: string): string => hash("sha256", token, "hex");

/** The token of an `Authorization: Token …` header; undefined when there is none of that form. */
export function tokenOf(header: string | undefined): string | undefined {
  return /^Token ([\w-]{20,100})$/.exec(header ?? "")?.[1];
}

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
    set_config('app.request_id', '${requestId}', true) as request_id`;

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
  };
}
