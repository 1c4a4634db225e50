import type {
  activateUser as activateEndpoint,
  resendActivation as resendEndpoint,
} from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import { accountOf } from "./complete-sign-in.ts";
import { confirmationLink, uidOf } from "./confirmation-link.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";
import { pendingWish } from "./resend-otp.ts";
import { useLink } from "./stores/sign-in-request-store.ts";

/**
 * Confirms an address with the token that was mailed to it; a sign-up becomes an account, without a session.
 * @throws InvalidFields link_invalid.
 */
export function activateUser(call: Call<typeof activateEndpoint>): Promise<undefined> {
  const { uid, token } = call.body;
  return withReach(call.db, "all", async () => {
    const purposes = ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"] as const;
    const request = await useLink(call.db, hashToken(token), purposes, call.now);
    const isMeant = request !== null && uid === uidOf(request.id);
    const userId = isMeant ? await accountOf(call, request) : null;
    if (userId === null) throw invalidField("", "link_invalid");
    return undefined;
  });
}

/** Mails the confirmation again, for the sign-up that was begun; its link leads to the page that confirms. */
export async function resendActivation(call: Call<typeof resendEndpoint>): Promise<SignInAsked> {
  const wish = await pendingWish(call, call.body.email);
  const linkOf = (token: string, requestId: number) =>
    confirmationLink(call.services.settings, { uid: uidOf(requestId), token });
  return requestSignIn(call, { ...wish, wantsCode: false, linkOf });
}
