import type { Call } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";
import { type Account, findEnterableAccount } from "./accounts/account-store.ts";
import { linkWithToken } from "./accounts/own-address.ts";
import type { Site } from "./accounts/site-store.ts";
import { hmacCode, newCode, newRequestSecret, newSalt, newToken } from "./stores/secrets.ts";
import {
  CODE_MINUTES,
  type Envelope,
  LINK_MINUTES,
  noAccountMail,
  practiceFullMail,
  signInMail,
  signUpMail,
} from "./stores/sign-in-mails.ts";
import { insertRequest, type Purpose } from "./stores/sign-in-request-store.ts";
import { areCodesOff } from "./stores/wrong-tries-store.ts";

const MINUTE_MS = 60_000;

type AuthenticationMethod = "OTP" | "MAGIC_LINK";

/** A wish to sign in, or to sign up where the address is new. */
export interface SignInWish {
  readonly email: string;
  readonly wantsCode: boolean;
  /** What happens to an unknown address: nothing but a mail that says so, or an account once the mail is used. */
  readonly newcomer: "SIGN_IN" | "SIGN_UP" | "COACH_SIGN_UP";
  readonly coachesOnly?: boolean;
  /** Address of ours that the link leads to, checked already. */
  readonly redirectUrl: string;
  readonly site: Site | null;
  /** The code of the coach whose link a newcomer followed. */
  readonly referralCode?: string | null;
  readonly names?: { readonly first: string; readonly last: string };
  readonly termsAcceptedAt?: Date;
  /** How the link is written; without it the token goes into the query of `redirectUrl`. */
  readonly linkOf?: (token: string, requestId: number) => string;
}

export interface SignInAsked {
  readonly method: AuthenticationMethod;
  readonly requestSecret: string;
}

export function envelopeFor(call: Call, email: string, account: Account | null, site: Site | null): Envelope {
  return {
    to: email,
    name: mailName(account?.first_name ?? ""),
    language: account?.locale ?? call.language,
    brand: mailBrand(site?.name),
    colour: site?.primary_colour,
    now: call.now,
  };
}

/** A full practice takes in nobody by themselves: whoever is new is told of its waiting list (ledger COACH-164). */
export const isTurnedAway = ({ newcomer, site }: Pick<SignInWish, "newcomer" | "site">): boolean =>
  newcomer === "SIGN_UP" && site?.waitlist_enabled === true;

/** What becomes of an address without an account. */
const purposeOfNewcomer = (wish: SignInWish): SignInWish["newcomer"] =>
  isTurnedAway(wish) ? "SIGN_IN" : wish.newcomer;

interface Issued {
  readonly account: Account | null;
  readonly purpose: Purpose;
  readonly code: string | null;
  readonly link: string;
}

function mailFor(call: Call, wish: SignInWish, { account, purpose, code, link }: Issued): Mail {
  const envelope = envelopeFor(call, wish.email, account, wish.site);
  if (account !== null) return signInMail(envelope, link, code);
  if (purpose !== "SIGN_IN")
    return signUpMail({ ...envelope, name: mailName(wish.names?.first ?? "") }, link, code);
  if (isTurnedAway(wish)) return practiceFullMail(envelope, `${new URL(wish.redirectUrl).origin}/start`);
  return noAccountMail(envelope, `${new URL(wish.redirectUrl).origin}/`);
}

/** Makes link and code, and stores them as hashes. A request that cannot lead anywhere is stored in the same way. */
async function issue(
  call: Call,
  wish: SignInWish,
  account: Account | null,
  secret: string,
  hasCode: boolean,
) {
  const token = newToken();
  const code = newCode();
  const salt = newSalt();
  const purpose: Purpose = account === null ? purposeOfNewcomer(wish) : "SIGN_IN";
  const leadsNowhere = account === null && purpose === "SIGN_IN";
  const at = (minutes: number) => new Date(call.now.getTime() + minutes * MINUTE_MS);
  // The code of an unknown address is nobody's: it is compared like any other and never fits.
  const hmac = hmacCode(call.services.settings.secretKey, salt, leadsNowhere ? newToken() : code);
  const requestId = await insertRequest(call.db, {
    email: wish.email,
    purpose,
    user_id: account?.id ?? null,
    organisation_id: wish.site?.id ?? null,
    redirect_url: wish.redirectUrl,
    first_name: wish.names?.first ?? null,
    last_name: wish.names?.last ?? null,
    referral_code: wish.referralCode ?? null,
    terms_accepted_at: wish.termsAcceptedAt ?? null,
    code_hmac: hasCode ? hmac : null,
    code_salt: hasCode ? salt : null,
    request_secret_hash: hashToken(secret),
    link_hash: hashToken(token),
    created_at: call.now,
    code_expires_at: hasCode ? at(CODE_MINUTES) : null,
    link_expires_at: at(LINK_MINUTES),
  });
  const link = wish.linkOf?.(token, requestId) ?? linkWithToken(wish.redirectUrl, token);
  return { account, purpose, code: hasCode ? code : null, link } satisfies Issued;
}

/**
 * Mails a link, and a code where one is wanted and codes are accepted. Known and unknown addresses get the same answer
 * for the same work: one stored request and one queued mail (ledger AUTH-013, AUTH-015). How often is limited at the route.
 */
export function requestSignIn(call: Call, wish: SignInWish): Promise<SignInAsked> {
  return withReach(call.db, "all", async () => {
    const found = await findEnterableAccount(call.db, wish.email);
    const account = wish.coachesOnly === true && found?.is_coach !== true ? null : found;
    const hasCode = wish.wantsCode && !(await areCodesOff(call, wish.email));
    const requestSecret = newRequestSecret();
    const issued = await issue(call, wish, account, requestSecret, hasCode);
    await call.services.mailer.send(call.db, mailFor(call, wish, issued), call.now);
    return { method: hasCode ? "OTP" : "MAGIC_LINK", requestSecret };
  });
}
