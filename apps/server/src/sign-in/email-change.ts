import type {
  resetEmailConfirm as confirmEndpoint,
  resetEmail as resetEndpoint,
  setEmail as setEndpoint,
} from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { requireFreshSignIn } from "../platform/calls/fresh-sign-in.ts";
import { forgetAnswersOf } from "../platform/calls/idempotency.ts";
import type { EventLimit } from "../platform/calls/limited-events.ts";
import type { Services } from "../platform/calls/services.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { inSystemScope, withReach } from "../platform/database/scope.ts";
import { type Account, findAccountByEmail, findAccountById, updateEmail } from "./accounts/account-store.ts";
import { findSiteOfPerson } from "./accounts/site-store.ts";
import { confirmationLink, uidOf } from "./confirmation-link.ts";
import { envelopeFor } from "./request-sign-in.ts";
import { newToken } from "./stores/secrets.ts";
import { endAllOf } from "./stores/session-store.ts";
import { newAddressMailLimits } from "./stores/sign-in-limits.ts";
import {
  changeEmailMail,
  confirmEmailMail,
  emailChangedNotice,
  emailChangeNotice,
  LINK_MINUTES,
  noAccountMail,
} from "./stores/sign-in-mails.ts";
import {
  findLiveLink,
  insertRequest,
  type SignInRequest,
  useLink,
  voidRequests,
} from "./stores/sign-in-request-store.ts";

const MINUTE_MS = 60_000;
/** An address is what one signs in with, so changing it takes a sign-in of the last minutes (ledger AUTH-046). */
const FRESH_MINUTES = 5;

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
  return confirmationLink(call.services.settings, { uid: uidOf(account.id ?? 0), token });
}

const supportUrlOf = ({ services: { settings } }: Call): string =>
  settings.links.help ?? `${settings.publicUrl}/help`;

/** Mails the confirmation to the new address, unless it is someone's, and a notice to the old one (AUTH-046). */
async function mailChange(call: Call, account: Account, newEmail: string): Promise<void> {
  const link = await beginChange(call, account, newEmail);
  const { mailer } = call.services;
  const site = await findSiteOfPerson(call.db, account.id);
  const isFree = (await findAccountByEmail(call.db, newEmail)) === null;
  if (isFree)
    await mailer.send(call.db, confirmEmailMail(envelopeFor(call, newEmail, account, site), link), call.now);
  const notice = emailChangeNotice(envelopeFor(call, account.email, account, site), supportUrlOf(call));
  await mailer.send(call.db, notice, call.now);
}

async function requireAccount(call: Call, userId: number): Promise<Account> {
  const account = await findAccountById(call.db, userId);
  if (account === null) throw new Error(`The account ${userId} is gone while its owner is here.`);
  return account;
}

/**
 * Asks to change the caller's address; nothing changes before the new one confirms.
 * @throws Problem fresh_sign_in_required, mail_throttled.
 */
export function setEmail(call: Call<typeof setEndpoint>): Promise<undefined> {
  return withReach(call.db, "all", async () => {
    await requireFreshSignIn(call, FRESH_MINUTES);
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
    const site = await findSiteOfPerson(call.db, account?.id ?? 0);
    const envelope = envelopeFor(call, email, account, site);
    const mail =
      account === null ? noAccountMail(envelope, `${settings.publicUrl}/`) : changeEmailMail(envelope, link);
    await mailer.send(call.db, mail, call.now);
    return undefined;
  });
}

const proves = (request: SignInRequest | null, uid: string): request is SignInRequest & { user_id: number } =>
  request?.user_id != null && uidOf(request.user_id) === uid;

/**
 * Moves an account to an address that was just proven. Every session ends but that of the owner who confirms, whatever
 * is pending stops working, and the old address is told.
 */
async function moveAccount(call: Call, userId: number, newEmail: string): Promise<void> {
  const { db, services, now, visitor } = call;
  const account = await requireAccount(call, userId);
  await updateEmail(db, userId, newEmail, now);
  await voidRequests(db, account, now);
  await endAllOf(db, userId, now, visitor?.id === userId ? visitor.sessionId : undefined);
  await forgetAnswersOf(db, userId);
  const envelope = envelopeFor(call, account.email, account, await findSiteOfPerson(db, userId));
  await services.mailer.send(db, emailChangedNotice(envelope, supportUrlOf(call)), now);
}

type Confirmation = Pick<Asked, "ip"> & {
  readonly body: { readonly token: string; readonly new_email?: string | undefined };
};

/** A link that went to the old address has a mail sent to the one that is chosen with it, which counts like any other. */
export async function chosenAddressMailLimits(
  { body: { token, new_email }, ip }: Confirmation,
  { db, clock }: Services,
): Promise<readonly EventLimit[]> {
  if (new_email === undefined) return [];
  const link = await inSystemScope(db, (trx) =>
    findLiveLink(trx, hashToken(token), ["CHANGE_EMAIL"], clock.now()),
  );
  return link?.new_email === null ? newAddressMailLimits({ ip, body: { new_email } }) : [];
}

/**
 * Changes an address with a mailed token. A token that went to the new address proves it; one that went to the old
 * address only begins the change, because nobody has proven the new one yet; an address in use is answered alike.
 * @throws InvalidFields link_invalid, email_taken, or required at `new_email` where it has to be chosen.
 */
export function resetEmailConfirm(call: Call<typeof confirmEndpoint>): Promise<undefined> {
  const { uid, token, new_email } = call.body;
  return withReach(call.db, "all", async () => {
    const request = await useLink(call.db, hashToken(token), ["CHANGE_EMAIL"], call.now);
    if (!proves(request, uid)) throw invalidField("", "link_invalid");
    const proven = request.new_email;
    if (proven !== null && new_email !== undefined && new_email !== proven)
      throw invalidField("", "link_invalid");
    const wanted = proven ?? new_email;
    if (wanted === undefined) throw invalidField("new_email", "required");
    if (proven === null) await mailChange(call, await requireAccount(call, request.user_id), wanted);
    // Only whoever owns the mailbox learns that the address has an account.
    else if ((await findAccountByEmail(call.db, proven)) !== null)
      throw invalidField("new_email", "email_taken");
    else await moveAccount(call, request.user_id, proven);
    return undefined;
  });
}
