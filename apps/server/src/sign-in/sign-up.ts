import type { signUp as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** Begins an account of somebody who plans without a coach; a known address gets a plain sign-in mail. */
export function signUp(call: Call<typeof endpoint>): Promise<SignInAsked> {
  const { email, first_name, last_name } = call.body;
  return requestSignIn(call, {
    email,
    wantsCode: true,
    newcomer: "SIGN_UP",
    redirectUrl: `${call.services.settings.publicUrl}/`,
    site: null,
    names: { first: first_name, last: last_name },
    termsAcceptedAt: call.now,
  });
}
