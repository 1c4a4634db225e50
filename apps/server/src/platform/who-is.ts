import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./database/open-database.ts";
import type { ReachOfCall } from "./reach.ts";

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
  readonly locale: "en" | "nl" | null;
  readonly timeZone: string;
  readonly trialEndsAt: Date | null;
  /** Names of the feature flags that are on for this person. */
  readonly flags: readonly string[];
}

interface ScopeRow {
  session_id: number;
  session_last_used_at: Date;
  id: number;
  is_coach: boolean;
  is_staff: boolean;
  account_enabled: boolean;
  payment_status_override: "PAID" | "COMPLIMENTARY" | null;
  coach_id: number | null;
  coach_enabled: boolean;
  organisation_id: number | null;
  locale: "en" | "nl" | null;
  time_zone: string;
  trial_ends_at: Date | null;
  flags: string[];
}

/** Tokens are stored only in this form. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token of an `Authorization: Token …` header; undefined when there is none of that form. */
export function tokenOf(header: string | undefined): string | undefined {
  return /^Token ([\w-]{20,100})$/.exec(header ?? "")?.[1];
}

/**
 * Finds the person behind a token and sets the scope of the open transaction to them.
 * Null when the token is unknown, expired or revoked; then the transaction sees no personal row.
 */
export async function openScope(
  trx: Db,
  token: string,
  now: Date,
  reach: ReachOfCall,
): Promise<Actor | null> {
  const { rows } =
    await sql<ScopeRow>`select * from open_scope(${hashToken(token)}, ${now}, ${reach.usual}, ${reach.staff})`.execute(
      trx,
    );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    id: row.id,
    sessionId: row.session_id,
    sessionLastUsedAt: row.session_last_used_at,
    isCoach: row.is_coach,
    isStaff: row.is_staff,
    accountEnabled: row.account_enabled,
    paymentStatusOverride: row.payment_status_override,
    coachId: row.coach_id,
    coachEnabled: row.coach_enabled,
    organisationId: row.organisation_id,
    locale: row.locale,
    timeZone: row.time_zone,
    trialEndsAt: row.trial_ends_at,
    flags: row.flags,
  };
}
