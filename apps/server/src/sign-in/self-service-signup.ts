import type { selfServiceSignup as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { readLinkTarget } from "./create-magic-link.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** Begins a coach account, which exists, with its trial, once the mailed link is used. */
export async function selfServiceSignup(call: Call<typeof endpoint>): Promise<SignInAsked> {
  const { email, first_name, last_name, referral_code } = call.body;
  return requestSignIn(call, {
    email,
    wantsCode: false,
    newcomer: "COACH_SIGN_UP",
    redirectUrl: await readLinkTarget(call, call.body.redirect_url),
    site: null,
    names: { first: first_name, last: last_name },
    termsAcceptedAt: call.now,
    referralCode: referral_code?.trim() || null,
  });
}
