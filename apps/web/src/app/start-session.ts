import { loginByLink, readLink } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";
import { PATHS } from "../lib/address/paths.ts";
import { currentToken, resumeSession, setToken } from "../lib/device/session.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { reportError } from "../lib/server/report-error.ts";
import { holdLink } from "../sign-in/held-link.ts";
import { takeLinkToken } from "./take-link-token.ts";

const goTo = (path: string) => history.replaceState(history.state, "", path);

/**
 * Signs in by a link that this browser asked for. A link from elsewhere could sign its reader in as someone else, so it
 * is held until the person has read whose account it opens (bar B7).
 */
async function takeUpLink(token: string): Promise<void> {
  const link = await call(readLink, { body: { token } });
  if (link.asked_here && link.purpose !== "INVITATION") {
    setToken((await call(loginByLink, { body: { magic_link_token: token } })).auth_token);
    return;
  }
  await resumeSession();
  holdLink({ token, link, next: `${location.pathname}${location.search}${location.hash}` });
  goTo(PATHS.link);
}

/**
 * Who is signed in already has no use for a sign-in screen: whose link this was is said, with the way on (ledger COACH-210).
 * False where nobody is signed in, or nothing is known of the link.
 */
async function showDeadLink(token: string): Promise<boolean> {
  await resumeSession();
  if (currentToken() === null) return false;
  const link = await call(readLink, { body: { token } }).catch(() => null);
  if (link === null) return false;
  holdLink({ token, link, next: `${location.pathname}${location.search}${location.hash}` });
  goTo(PATHS.link);
  return true;
}

/** Takes up the token of a sign-in link; a dead link is said, and the sign-in screen follows (ledger AUTH-030). */
async function startByLink(token: string, speaking: Promise<Phrases>): Promise<void> {
  try {
    await takeUpLink(token);
  } catch (error) {
    // The invitation outlives its link: the screen says how it stands, and how to sign in.
    const isSpent = error instanceof CallError && error.status === 400;
    if (isSpent && location.pathname === PATHS.teamInvitation) return void (await resumeSession());
    if (isSpent && (await showDeadLink(token))) return;
    const general = error instanceof CallError ? error.general : undefined;
    alertProblem(general ?? (await speaking).general.loginFailed);
    goTo(currentToken() === null ? PATHS.login : PATHS.home);
  }
}

/** Finds out who is here, by the link they followed, else by the cookie of this browser, while the texts are loaded. */
export async function startSession(speaking: Promise<Phrases>): Promise<void> {
  const link = takeLinkToken();
  if (link.kind === "invalid")
    reportError(new Error("The address held more or less than one sign-in token."));
  if (link.kind === "token") return startByLink(link.token, speaking);
  await resumeSession();
}
