import type { loginByLink as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField } from "../platform/problem.ts";
import { hashToken } from "../platform/who-is.ts";
import { accountOf, openSessionOf, type SignedIn } from "./complete-sign-in.ts";
import { useLink } from "./sign-in-request-store.ts";

/**
 * Exchanges the token of a mailed link for a session, once.
 * @throws InvalidFields link_invalid for one that is unknown, used, voided or too old.
 */
export function loginByLink(call: Call<typeof endpoint>, label: string): Promise<SignedIn> {
  return withReach(call.db, "all", async () => {
    const purposes = ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP", "INVITATION"] as const;
    const request = await useLink(call.db, hashToken(call.body.magic_link_token), purposes, call.now);
    const userId = request === null ? null : await accountOf(call, request);
    if (userId === null) throw invalidField("", "link_invalid");
    return openSessionOf(call, userId, label);
  });
}
