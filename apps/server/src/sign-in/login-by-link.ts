import type { loginByLink as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { hashToken } from "../platform/who-is.ts";
import { accountOf, openSessionOf, type SignedIn } from "./complete-sign-in.ts";
import { findLiveLink, useLink } from "./sign-in-request-store.ts";

/**
 * Exchanges the token of a mailed link for a session, once.
 * @throws InvalidFields link_invalid for one that is unknown, used, voided or too old.
 * @throws Problem invitation_needs_code for the link with which a coach invites a client: the coach knows it, too.
 */
export function loginByLink(call: Call<typeof endpoint>, label: string): Promise<SignedIn> {
  const hash = hashToken(call.body.magic_link_token);
  return withReach(call.db, "all", async () => {
    if ((await findLiveLink(call.db, hash, ["INVITATION"], call.now)) !== null)
      throw new Problem("invitation_needs_code");
    const request = await useLink(call.db, hash, ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"], call.now);
    const userId = request === null ? null : await accountOf(call, request);
    if (userId === null) throw invalidField("", "link_invalid");
    return openSessionOf(call, userId, label);
  });
}
