import type { createOtp as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** Mails a code, and with it a link to the main site. */
export function createOtp(call: Call<typeof endpoint>): Promise<SignInAsked> {
  return requestSignIn(call, {
    email: call.body.email,
    wantsCode: true,
    newcomer: "SIGN_IN",
    redirectUrl: `${call.services.settings.publicUrl}/`,
    site: null,
  });
}
