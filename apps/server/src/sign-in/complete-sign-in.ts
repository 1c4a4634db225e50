import type { Call } from "../platform/calls/call.ts";
import { forgetAnswersOf } from "../platform/calls/idempotency.ts";
import { SLIDING_LIFE_MS, UNCONFIRMED_LIFE_MS } from "../platform/calls/touch-session.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import {
  confirmEmail,
  findReferrer,
  insertAccount,
  isEmailConfirmed,
  isWithdrawn,
  learnTimeZone,
  noteSignIn,
} from "./accounts/account-store.ts";
import { eraseWithdrawn } from "./accounts/erase-account.ts";
import { findCoachForNewcomers, findSiteById, type Site } from "./accounts/site-store.ts";
import { leaveWaitlist } from "./invitations/client-invitation-store.ts";
import { planTrialReminder } from "./remind-of-trial.ts";
import { newToken, tokenOfCookie } from "./stores/secrets.ts";
import { endAllOf, insertSession } from "./stores/session-store.ts";
import { type Purpose, type SignInRequest, voidRequests } from "./stores/sign-in-request-store.ts";

const TRIAL_DAYS = 14;
const DAY_MS = 86_400_000;

/** A session that was just opened: the token for the page, and the cookie from which it can be had again. */
export interface SignedIn {
  readonly token: string;
  readonly cookie: string;
}

/** What completing a sign-in needs of a call; not who calls, because nobody is signed in yet. */
export type SignInCall = Pick<Call, "db" | "services" | "now" | "language" | "deviceZone">;

/**
 * Opens a session on this device: for 30 days, or for one day while the address of the account is unproven, unless it
 * ends earlier. Runs where every row is visible.
 */
export async function openSessionOf(
  call: SignInCall,
  userId: number,
  label: string,
  endsAt?: Date,
): Promise<SignedIn> {
  const isProven = await isEmailConfirmed(call.db, userId);
  const lifeMs = isProven ? SLIDING_LIFE_MS : UNCONFIRMED_LIFE_MS;
  const expiresAt = endsAt ?? new Date(call.now.getTime() + lifeMs);
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
  if (call.deviceZone !== null) await learnTimeZone(call.db, userId, call.deviceZone, call.now);
  return { token, cookie };
}

/** Where people plan for themselves nobody needs a coach, and nobody gets one (ledger ORG-037). */
async function coachOf({ db }: SignInCall, site: Site | null): Promise<number | null> {
  return site === null || site.clients_are_diy ? null : findCoachForNewcomers(db, site);
}

async function makeAccount(call: SignInCall, request: SignInRequest): Promise<number> {
  const site = request.organisation_id === null ? null : await findSiteById(call.db, request.organisation_id);
  const isCoach = request.purpose === "COACH_SIGN_UP";
  const trialEndsAt = new Date(call.now.getTime() + TRIAL_DAYS * DAY_MS);
  await eraseWithdrawn(call.services, call.db, request.email);
  const userId = await insertAccount(call.db, {
    email: request.email,
    first_name: request.first_name ?? "",
    last_name: request.last_name ?? "",
    is_coach: isCoach,
    organisation_id: site?.id ?? null,
    coach_id: await coachOf(call, site),
    locale: call.language,
    terms_accepted_at: request.terms_accepted_at,
    trial_ends_at: isCoach ? trialEndsAt : null,
    date_joined: call.now,
    referred_by_id: isCoach ? await findReferrer(call.db, request.referral_code) : null,
  });
  if (isCoach) await planTrialReminder(call, userId, trialEndsAt);
  return userId;
}

/**
 * Notes that the mailbox of an account was proven. The first time, everything ends that began before the proof, because
 * whoever knows an address can pay or sign up with it: sessions, pending requests and answers kept for repeated calls.
 */
async function proveAddress(call: SignInCall, request: SignInRequest, userId: number): Promise<void> {
  await noteSignIn(call.db, userId, call.now);
  if (!(await confirmEmail(call.db, userId, call.now, call.language))) return;
  await endAllOf(call.db, userId, call.now);
  await voidRequests(call.db, { id: userId, email: request.email }, call.now);
  await forgetAnswersOf(call.db, userId);
  if (request.organisation_id !== null) await leaveWaitlist(call.db, request.email, request.organisation_id);
}

/** What makes an account for an address that has none. Who is invited to a team joins it later, when they are asked. */
const MAKING: readonly Purpose[] = ["SIGN_UP", "COACH_SIGN_UP", "TEAM_INVITATION"];

/** The account that a request was made for, unless its invitation was withdrawn since (ledger COACH-207). */
async function knownAccount({ db }: SignInCall, { user_id: id }: SignInRequest): Promise<number | null> {
  return id === null || (await isWithdrawn(db, id)) ? null : id;
}

/**
 * The account behind a request whose code or link was just used; a sign-up becomes an account now (ledger AUTH-015).
 * Null for a request of an address that has no account, or has one whose invitation was withdrawn.
 */
export async function accountOf(call: SignInCall, request: SignInRequest): Promise<number | null> {
  const isSignUp = MAKING.includes(request.purpose as Purpose);
  const userId = (await knownAccount(call, request)) ?? (isSignUp ? await makeAccount(call, request) : null);
  if (userId !== null) await proveAddress(call, request, userId);
  return userId;
}
