import type {
  redeemInvitation as redeemEndpoint,
  sendInvitationCode as sendEndpoint,
} from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import { type Asked, type Call, Refusal } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope, withReach } from "../platform/database/scope.ts";
import { siteOrigin } from "./accounts/own-address.ts";
import { findSiteById } from "./accounts/site-store.ts";
import type { Browser } from "./browser.ts";
import type { SignedIn } from "./complete-sign-in.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";
import { codeLimits, signInMailLimits } from "./stores/sign-in-limits.ts";
import { findLiveLink, type SignInRequest, useLink } from "./stores/sign-in-request-store.ts";
import { verifyOtp } from "./verify-otp.ts";

/** @throws InvalidFields link_invalid unless the link invites a client and can still be used. */
async function requireInvitation(trx: Db, token: string, now: Date): Promise<SignInRequest> {
  const invitation = await withReach(trx, "all", () =>
    findLiveLink(trx, hashToken(token), ["INVITATION"], now),
  );
  if (invitation === null) throw invalidField("", "link_invalid");
  return invitation;
}

type AskedByInvitation = Pick<Asked, "ip"> & { readonly body: { readonly magic_link_token: string } };

/** The client's address, by which codes and mails are counted; the caller does not name it. */
async function invitedEmail({ body }: AskedByInvitation, { db, clock }: Services): Promise<string> {
  const token = body.magic_link_token;
  return (await inSystemScope(db, (trx) => requireInvitation(trx, token, clock.now()))).email;
}

/** Mails to the client count like those of any sign-in (ledger AUTH-025). */
export const invitationMailLimits = async (asked: AskedByInvitation, services: Services) =>
  signInMailLimits({ ip: asked.ip, body: { email: await invitedEmail(asked, services) } });

/** Codes count like those of any sign-in (ledger AUTH-023, AUTH-024). */
export const invitationCodeLimits = async (asked: AskedByInvitation, services: Services) =>
  codeLimits({ ip: asked.ip, body: { email: await invitedEmail(asked, services) } });

/**
 * Mails a code to the client whom a link invites. The link alone signs nobody in, because the coach who issued it knows
 * it as well; the mailbox is what tells the two apart (ledger AUTH-041).
 * @throws InvalidFields link_invalid, Problem mail_throttled.
 */
export async function sendInvitationCode(call: Call<typeof sendEndpoint>): Promise<SignInAsked> {
  const { email, organisation_id } = await requireInvitation(call.db, call.body.magic_link_token, call.now);
  const site = organisation_id === null ? null : await findSiteById(call.db, organisation_id);
  return requestSignIn(call, {
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
  const { db, services, now, language, deviceZone, turns, body } = call;
  const { email } = await requireInvitation(db, body.magic_link_token, now);
  const result = await verifyOtp(
    { db, services, now, language, deviceZone, turns, body: { email, otp: body.otp } },
    browser,
  );
  if (result instanceof Refusal) return result;
  const hash = hashToken(body.magic_link_token);
  await withReach(db, "all", () => useLink(db, hash, ["INVITATION"], now));
  return result;
}
