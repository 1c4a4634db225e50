import type {
  activateUser as activateEndpoint,
  resetEmailConfirm as confirmEndpoint,
  resendActivation as resendEndpoint,
  resetEmail as resetEndpoint,
  setEmail as setEndpoint,
} from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField } from "../platform/problem.ts";
import { hashToken } from "../platform/who-is.ts";
import { type Account, findAccountByEmail, findAccountById, updateEmail } from "./account-store.ts";
import { accountOf } from "./complete-sign-in.ts";
import { envelopeFor, requestSignIn } from "./request-sign-in.ts";
import { pendingWish } from "./resend-otp.ts";
import { newToken } from "./secrets.ts";
import {
  changeEmailMail,
  confirmEmailMail,
  emailChangeNotice,
  LINK_MINUTES,
  noAccountMail,
} from "./sign-in-mails.ts";
import { insertRequest, type SignInRequest, useLink, voidRequests } from "./sign-in-request-store.ts";

const MINUTE_MS = 60_000;

const uidOf = (userId: number) => Buffer.from(String(userId)).toString("base64url");

/** Stores a change that waits for its link, and gives that link. */
async function beginChange(
  call: Call,
  account: Pick<Account, "email"> & { readonly id: number | null },
  newEmail: string | null,
): Promise<string> {
  const token = newToken();
  await insertRequest(call.db, {
    email: account.email,
    purpose: "CHANGE_EMAIL",
    user_id: account.id,
    organisation_id: null,
    ...(newEmail === null ? {} : { new_email: newEmail }),
    link_hash: hashToken(token),
    created_at: call.now,
    link_expires_at: new Date(call.now.getTime() + LINK_MINUTES * MINUTE_MS),
  });
  const url = new URL(`${call.services.settings.publicUrl}/email-confirmed`);
  url.search = new URLSearchParams({
    uid: uidOf(account.id ?? 0),
    token,
    ...(newEmail === null ? {} : { new_email: newEmail }),
  }).toString();
  return url.href;
}

/** Mails the confirmation to the new address, unless it is somebody's, and a notice to the old one (AUTH-046). */
async function mailChange(call: Call, account: Account, newEmail: string): Promise<void> {
  const link = await beginChange(call, account, newEmail);
  const { mailer, settings } = call.services;
  const isFree = (await findAccountByEmail(call.db, newEmail)) === null;
  if (isFree)
    await mailer.send(call.db, confirmEmailMail(envelopeFor(call, newEmail, account, null), link), call.now);
  const supportUrl = settings.links.help ?? `${settings.publicUrl}/help`;
  const notice = emailChangeNotice(envelopeFor(call, account.email, account, null), supportUrl);
  await mailer.send(call.db, notice, call.now);
}

async function requireAccount(call: Call, userId: number): Promise<Account> {
  const account = await findAccountById(call.db, userId);
  if (account === null) throw new Error(`The account ${userId} is gone while its owner is here.`);
  return account;
}

/** Asks to change the caller's address; nothing changes before the new one confirms. */
export function setEmail(call: Call<typeof setEndpoint>): Promise<undefined> {
  return withReach(call.db, "all", async () => {
    await mailChange(call, await requireAccount(call, call.actor.id), call.body.new_email);
    return undefined;
  });
}

/**
 * Mails a known address a link with which it can be changed. An unknown one is told that it has no account, so that
 * both cost the same work and get the same answer.
 */
export function resetEmail(call: Call<typeof resetEndpoint>): Promise<undefined> {
  const { email } = call.body;
  const { mailer, settings } = call.services;
  return withReach(call.db, "all", async () => {
    const account = await findAccountByEmail(call.db, email);
    const link = await beginChange(call, account ?? { id: null, email }, null);
    const envelope = envelopeFor(call, email, account, null);
    const mail =
      account === null ? noAccountMail(envelope, `${settings.publicUrl}/`) : changeEmailMail(envelope, link);
    await mailer.send(call.db, mail, call.now);
    return undefined;
  });
}

const proves = (request: SignInRequest | null, uid: string): request is SignInRequest & { user_id: number } =>
  request?.user_id != null && uidOf(request.user_id) === uid;

/**
 * Changes an address with a mailed token. A token that went to the new address proves it; one that went to the old
 * address only begins the change, because nobody has proven the new one yet.
 * @throws InvalidFields link_invalid or email_taken.
 */
export function resetEmailConfirm(call: Call<typeof confirmEndpoint>): Promise<undefined> {
  const { uid, token, new_email } = call.body;
  return withReach(call.db, "all", async () => {
    const request = await useLink(call.db, hashToken(token), ["CHANGE_EMAIL"], call.now);
    if (!proves(request, uid)) throw invalidField("", "link_invalid");
    if (request.new_email !== null && request.new_email !== new_email) throw invalidField("", "link_invalid");
    if ((await findAccountByEmail(call.db, new_email)) !== null)
      throw invalidField("new_email", "email_taken");
    if (request.new_email === null) {
      await mailChange(call, await requireAccount(call, request.user_id), new_email);
      return undefined;
    }
    await updateEmail(call.db, request.user_id, new_email, call.now);
    await voidRequests(call.db, request.email, call.now);
    return undefined;
  });
}

const uidOfEmail = (email: string) => Buffer.from(email).toString("base64url");

/**
 * Confirms an address with the token that was mailed to it; a sign-up becomes an account, without a session.
 * @throws InvalidFields link_invalid.
 */
export function activateUser(call: Call<typeof activateEndpoint>): Promise<undefined> {
  const { uid, token } = call.body;
  return withReach(call.db, "all", async () => {
    const purposes = ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"] as const;
    const request = await useLink(call.db, hashToken(token), purposes, call.now);
    const isMeant = request !== null && uid === uidOfEmail(request.email);
    const userId = isMeant ? await accountOf(call, request) : null;
    if (userId === null) throw invalidField("", "link_invalid");
    return undefined;
  });
}

/** Mails the confirmation again, for the sign-up that was begun; its link leads to the page that confirms. */
export async function resendActivation(call: Call<typeof resendEndpoint>): Promise<undefined> {
  const wish = await pendingWish(call, call.body.email);
  const page = `${call.services.settings.publicUrl}/email-confirmed`;
  const uid = uidOfEmail(wish.email);
  const linkOf = (token: string) => `${page}?${new URLSearchParams({ uid, token })}`;
  await requestSignIn(call, { ...wish, wantsCode: false, linkOf });
  return undefined;
}
