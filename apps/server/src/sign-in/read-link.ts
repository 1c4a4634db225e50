import type { AnswerOf, readLink as endpoint } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import { findAccountById } from "./accounts/account-store.ts";
import { findSiteById } from "./accounts/site-store.ts";
import { findCoachOf } from "./accounts/user-store.ts";
import type { Browser } from "./browser.ts";
import { noteOpened } from "./invitations/client-invitation-store.ts";
import { maskEmail } from "./mask-email.ts";
import { findLink, findLiveLink, type Purpose, type SignInRequest } from "./stores/sign-in-request-store.ts";

type Invitation = AnswerOf<typeof endpoint>["invitation"];

const PURPOSES: readonly Purpose[] = [
  ...(["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP", "INVITATION", "CHANGE_EMAIL"] as const),
  ...(["CLIENT_INVITATION", "TEAM_INVITATION"] as const),
];

/** Those that sign in; a change of address has a page of its own, which says when it is too late. */
const SIGNING_IN = PURPOSES.filter((purpose) => purpose !== "CHANGE_EMAIL");

/** What the page of a link has to do: a mailed invitation signs in, and a coach signs up, like anybody. */
const SHOWN_AS = {
  COACH_SIGN_UP: "SIGN_UP",
  CLIENT_INVITATION: "SIGN_IN",
  TEAM_INVITATION: "SIGN_IN",
} as const;
const shownAs = (purpose: Purpose) =>
  purpose === "COACH_SIGN_UP" || purpose === "CLIENT_INVITATION" || purpose === "TEAM_INVITATION"
    ? SHOWN_AS[purpose]
    : purpose;

/** What a link of a coach is for: to become a client, or to join a team. */
const INVITED_TO: Partial<Record<Purpose, "CLIENT" | "TEAM">> = {
  ...{ INVITATION: "CLIENT", CLIENT_INVITATION: "CLIENT", TEAM_INVITATION: "TEAM" },
};

/** To what the link invites, and in whose name: nobody asked for it, so that its page has to say where it comes from (COACH-162). */
async function invitationOf({ db }: Call, request: SignInRequest): Promise<Invitation> {
  const to = INVITED_TO[request.purpose as Purpose];
  if (to === undefined) return null;
  const { organisation_id: practice, user_id: invited } = request;
  const site = practice === null ? null : await findSiteById(db, practice);
  if (site !== null) return { to, from: site.name };
  const coach = invited === null ? null : await findCoachOf(db, invited);
  return { to, from: coach === null ? null : `${coach.first_name} ${coach.last_name}`.trim() || null };
}

/** A change of address is asked for by someone who is signed in; everything else by a browser with a secret. */
function isAskedHere(call: Call, request: SignInRequest, { requestSecret }: Browser): boolean {
  if (request.purpose === "CHANGE_EMAIL")
    return request.user_id !== null && request.user_id === call.visitor?.id;
  if (request.request_secret_hash === null || requestSecret === undefined) return false;
  return request.request_secret_hash.equals(hashToken(requestSecret));
}

/** Whether a link that no longer works was for the account of who is signed in; a stranger is not told of it at all. */
async function readDeadLink(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const own = call.visitor === null ? null : await findAccountById(call.db, call.visitor.id);
  const dead = own === null ? null : await findLink(call.db, hashToken(call.body.token), SIGNING_IN);
  if (own === null || dead === null) throw invalidField("", "link_invalid");
  return {
    purpose: shownAs(dead.purpose as Purpose),
    account: maskEmail(dead.email),
    new_account: null,
    asked_here: false,
    invitation: null,
    dead_link_of: dead.user_id === own.id || dead.email === own.email ? "YOU" : "ANOTHER",
  };
}

/**
 * Tells whose account a link concerns, so that a page can ask before it acts. Nothing is used up; that it was opened is noted.
 * Who is signed in is also told of a link that no longer works, so that they are not sent to sign in (ledger COACH-210).
 * @throws InvalidFields link_invalid for a link that is unknown, or that is used, voided or too old while nobody is signed in.
 */
export function readLink(call: Call<typeof endpoint>, browser: Browser): Promise<AnswerOf<typeof endpoint>> {
  return withReach(call.db, "all", async () => {
    const request = await findLiveLink(call.db, hashToken(call.body.token), PURPOSES, call.now);
    if (request === null) return readDeadLink(call);
    const { email, new_email } = request;
    await noteOpened(call.db, request.id, call.now);
    return {
      purpose: shownAs(request.purpose as Purpose),
      account: maskEmail(email),
      new_account: new_email === null ? null : maskEmail(new_email),
      asked_here: isAskedHere(call, request, browser),
      invitation: await invitationOf(call, request),
      dead_link_of: null,
    };
  });
}
