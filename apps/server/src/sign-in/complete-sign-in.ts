import type { Call } from "../platform/call.ts";
import { SLIDING_LIFE_MS } from "../platform/touch-session.ts";
import { hashToken } from "../platform/who-is.ts";
import { confirmEmail, findSiteById, insertAccount } from "./account-store.ts";
import { REMIND_OF_TRIAL_JOB, REMINDED_DAYS_BEFORE } from "./remind-of-trial.ts";
import { newToken, tokenOfCookie } from "./secrets.ts";
import { insertSession } from "./session-store.ts";
import type { SignInRequest } from "./sign-in-request-store.ts";

const TRIAL_DAYS = 14;
const DAY_SECONDS = 86_400;
const DAY_MS = 1000 * DAY_SECONDS;

/** A session that was just opened: the token for the page, and the cookie from which it can be had again. */
export interface SignedIn {
  readonly token: string;
  readonly cookie: string;
}

/** Opens a session on this device, for 30 days unless it ends earlier. Runs where every row is visible. */
export async function openSessionOf(
  call: Call,
  userId: number,
  label: string,
  expiresAt = new Date(call.now.getTime() + SLIDING_LIFE_MS),
): Promise<SignedIn> {
  const cookie = newToken();
  const token = tokenOfCookie(call.services.settings.secretKey, cookie);
  await insertSession(call.db, {
    user_id: userId,
    token_hash: hashToken(token),
    label,
    created_at: call.now,
    last_used_at: call.now,
    expires_at: expiresAt,
  });
  return { token, cookie };
}

async function makeAccount(call: Call, request: SignInRequest): Promise<number> {
  const site = request.organisation_id === null ? null : await findSiteById(call.db, request.organisation_id);
  const isCoach = request.purpose === "COACH_SIGN_UP";
  const userId = await insertAccount(call.db, {
    email: request.email,
    first_name: request.first_name ?? "",
    last_name: request.last_name ?? "",
    is_coach: isCoach,
    organisation_id: site?.id ?? null,
    coach_id: site?.owner_id ?? null,
    locale: call.language,
    terms_accepted_at: request.terms_accepted_at,
    trial_ends_at: isCoach ? new Date(call.now.getTime() + TRIAL_DAYS * DAY_MS) : null,
    date_joined: call.now,
  });
  const afterSeconds = (TRIAL_DAYS - REMINDED_DAYS_BEFORE) * DAY_SECONDS;
  if (isCoach) await call.services.jobs.enqueue(call.db, REMIND_OF_TRIAL_JOB, { userId }, { afterSeconds });
  return userId;
}

/**
 * The account behind a request whose code or link was just used; a sign-up becomes an account now (ledger AUTH-015).
 * Null for a request of an address that has no account.
 */
export async function accountOf(call: Call, request: SignInRequest): Promise<number | null> {
  const isSignUp = request.purpose === "SIGN_UP" || request.purpose === "COACH_SIGN_UP";
  const userId = request.user_id ?? (isSignUp ? await makeAccount(call, request) : null);
  if (userId !== null) await confirmEmail(call.db, userId, call.now);
  return userId;
}
