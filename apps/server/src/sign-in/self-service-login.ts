import type { selfServiceLogin as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { readLinkTarget } from "./create-magic-link.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** Mails a coach a sign-in link; every other address is told that it has no account here. */
export async function selfServiceLogin(call: Call<typeof endpoint>): Promise<SignInAsked> {
  return requestSignIn(call, {
    email: call.body.email,
    wantsCode: false,
    newcomer: "SIGN_IN",
    coachesOnly: true,
    redirectUrl: await readLinkTarget(call, call.body.redirect_url),
    site: null,
  });
}
