import type { loginByLink as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import { accountOf, openSessionOf, type SignedIn } from "./complete-sign-in.ts";
import { findLiveLink, type Purpose, useLink } from "./stores/sign-in-request-store.ts";

const PURPOSES: readonly Purpose[] = [
  ...(["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"] as const),
  ...(["CLIENT_INVITATION", "TEAM_INVITATION"] as const),
];

/** What a link is redeemed by. */
export interface Redeemer {
  readonly label: string;
  /** The site of the page that calls; undefined for a program. */
  readonly origin: string | undefined;
}

const hostOf = (address: string | null | undefined): string | null =>
  address != null && URL.canParse(address) ? new URL(address).hostname : null;

/** Whether a page calls that is not on the site to which the link leads. */
function isForeign(redirectUrl: string | null, origin: string | undefined): boolean {
  const [meant, found] = [hostOf(redirectUrl), hostOf(origin)];
  return meant !== null && found !== null && meant !== found;
}

/**
 * Exchanges the token of a mailed link for a session, once, and only on the site to which it leads (ledger AUTH-053).
 * @throws InvalidFields link_invalid for one that is unknown, used, voided, too old or of another site.
 * @throws Problem invitation_needs_code for the link with which a coach invites a client: the coach knows it, too.
 */
export function loginByLink(call: Call<typeof endpoint>, { label, origin }: Redeemer): Promise<SignedIn> {
  const hash = hashToken(call.body.magic_link_token);
  return withReach(call.db, "all", async () => {
    if ((await findLiveLink(call.db, hash, ["INVITATION"], call.now)) !== null)
      throw new Problem("invitation_needs_code");
    const live = await findLiveLink(call.db, hash, PURPOSES, call.now);
    // A link of another site stays good for its own.
    if (live !== null && isForeign(live.redirect_url, origin)) throw invalidField("", "link_invalid");
    const request = await useLink(call.db, hash, PURPOSES, call.now);
    const userId = request === null ? null : await accountOf(call, request);
    if (userId === null) throw invalidField("", "link_invalid");
    return openSessionOf(call, userId, label);
  });
}
