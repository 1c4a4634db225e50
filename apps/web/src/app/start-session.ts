import { loginByLink } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";
import { alertProblem } from "../lib/alerts.ts";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { reportError } from "../lib/report-error.ts";
import { resumeSession, setToken } from "../lib/session.ts";
import { takeLinkToken } from "./take-link-token.ts";

/** Exchanges the token of a sign-in link; a dead link is said, and the sign-in screen follows (ledger AUTH-030). */
async function signInByLink(token: string, phrases: Phrases): Promise<void> {
  try {
    setToken((await call(loginByLink, { body: { magic_link_token: token } })).auth_token);
  } catch (error) {
    const general = error instanceof CallError ? error.general : undefined;
    alertProblem(general ?? phrases.general.loginFailed);
    history.replaceState(history.state, "", "/login");
  }
}

/** Finds out who is here: by the link they followed, else by the cookie of this browser. */
export async function startSession(phrases: Phrases): Promise<void> {
  const link = takeLinkToken();
  if (link.kind === "invalid")
    reportError(new Error("The address held more or less than one sign-in token."));
  if (link.kind === "token") return signInByLink(link.token, phrases);
  await resumeSession();
}
