import type {
  redeemInvitation as redeemEndpoint,
  sendInvitationCode as sendEndpoint,
} from "@plateful/contract";
import { type Call, Refusal } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField } from "../platform/problem.ts";
import { hashToken } from "../platform/who-is.ts";
import { findSiteById } from "./account-store.ts";
import type { Browser } from "./browser.ts";
import type { SignedIn } from "./complete-sign-in.ts";
import { siteOrigin } from "./own-address.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";
import { findLiveLink, type SignInRequest, useLink } from "./sign-in-request-store.ts";
import { verifyOtp } from "./verify-otp.ts";

/** @throws InvalidFields link_invalid unless the link invites a client and can still be used. */
async function requireInvitation(call: Call, token: string): Promise<SignInRequest> {
  const invitation = await withReach(call.db, "all", () =>
    findLiveLink(call.db, hashToken(token), ["INVITATION"], call.now),
  );
  if (invitation === null) throw invalidField("", "link_invalid");
  return invitation;
}

/**
 * Mails a code to the client whom a link invites. The link alone signs nobody in, because the coach who issued it knows
 * it as well; the mailbox is what tells the two apart (ledger AUTH-041).
 * @throws InvalidFields link_invalid, Problem mail_throttled.
 */
export async function sendInvitationCode(call: Call<typeof sendEndpoint>, ip: string): Promise<SignInAsked> {
  const { email, organisation_id } = await requireInvitation(call, call.body.magic_link_token);
  const site = organisation_id === null ? null : await findSiteById(call.db, organisation_id);
  return requestSignIn(call, ip, {
    email,
    wantsCode: true,
    newcomer: "SIGN_IN",
    redirectUrl: `${siteOrigin(call.services.settings, site?.subdomain ?? null)}/`,
    site,
  });
}

/**
 * Exchanges an invitation and the code that was mailed to the client for a session; the invitation is used up with it.
 * Wrong codes count like those of any sign-in.
 * @throws InvalidFields link_invalid.
 */
export async function redeemInvitation(
  call: Call<typeof redeemEndpoint>,
  browser: Browser,
): Promise<SignedIn | Refusal> {
  const { db, services, now, language, body } = call;
  const { email } = await requireInvitation(call, body.magic_link_token);
  const result = await verifyOtp({ db, services, now, language, body: { email, otp: body.otp } }, browser);
  if (result instanceof Refusal) return result;
  const hash = hashToken(body.magic_link_token);
  await withReach(db, "all", () => useLink(db, hash, ["INVITATION"], now));
  return result;
}
