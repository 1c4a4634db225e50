import type { createMagicLink as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { readRedirectUrl } from "./accounts/own-address.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** The address that a link leads to: the main site, or the site of an organisation that exists. */
export const readLinkTarget = async (call: Call, address: string): Promise<string> =>
  (await readRedirectUrl(call, "redirect_url", address)).href;

/** Mails a link for the main site, and a code where the caller prefers one. */
export async function createMagicLink(call: Call<typeof endpoint>): Promise<SignInAsked> {
  const { email, preferred_method } = call.body;
  return requestSignIn(call, {
    email,
    wantsCode: preferred_method === "OTP",
    newcomer: "SIGN_IN",
    redirectUrl: await readLinkTarget(call, call.body.redirect_url),
    site: null,
  });
}
