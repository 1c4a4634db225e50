import type { createLoginSignupPortal as endpoint } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findSite } from "./accounts/site-store.ts";
import { readLinkTarget } from "./create-magic-link.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** Mails a link or code for the site of one organisation; a new address becomes its user once the mail is used. */
export async function createLoginSignupPortal(call: Call<typeof endpoint>): Promise<SignInAsked> {
  const { email, organisation_subdomain, preferred_method } = call.body;
  const redirectUrl = await readLinkTarget(call, call.body.redirect_url);
  const site = await findSite(call.db, organisation_subdomain.toLowerCase());
  if (site === null) throw invalidField("organisation_subdomain", "unknown_organisation");
  return requestSignIn(call, {
    email,
    wantsCode: preferred_method === "OTP" || site.login_method === "OTP",
    newcomer: "SIGN_UP",
    redirectUrl,
    site,
  });
}
