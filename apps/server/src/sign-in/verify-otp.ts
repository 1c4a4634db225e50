import { Refusal } from "../platform/call.ts";
import { lockNames } from "../platform/database/lock.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { hashToken } from "../platform/who-is.ts";
import type { Browser } from "./browser.ts";
import { accountOf, openSessionOf, type SignedIn, type SignInCall } from "./complete-sign-in.ts";
import { ipPrefix } from "./ip-prefix.ts";
import { hmacCode, isSame } from "./secrets.ts";
import { isCodeUsedUp, type SignInRequest, takeTry, useCode } from "./sign-in-request-store.ts";
import {
  areCodesOff,
  countWrongOfNetwork,
  countWrongOfService,
  insertWrongTry,
  MOST_WRONG,
} from "./wrong-tries-store.ts";

type VerifyCall = SignInCall & { readonly body: { readonly email: string; readonly otp: string } };

const locked = () => new Refusal(new Problem("otp_locked"));

async function isShut(call: VerifyCall, prefix: string): Promise<boolean> {
  if ((await countWrongOfNetwork(call.db, prefix, call.now)) >= MOST_WRONG.network) return true;
  return areCodesOff(call.db, call.body.email, call.now);
}

/** Counts a wrong try; when the last one that the service allows is reached, a person must look. */
async function countWrong(call: VerifyCall, prefix: string, tried: SignInRequest | null): Promise<Refusal> {
  await insertWrongTry(call.db, {
    email: call.body.email,
    ip_prefix: prefix,
    request_id: tried?.id ?? null,
    compared: tried !== null,
    failed_at: call.now,
  });
  if (tried !== null && (await countWrongOfService(call.db, call.now)) === MOST_WRONG.service)
    call.services.log.error(
      { alert: "sign_in_codes_off" },
      "Too many wrong codes: links only until they are a day old",
    );
  return new Refusal(invalidField("", "otp_invalid"));
}

const fits = (call: VerifyCall, tried: SignInRequest) =>
  tried.code_hmac !== null &&
  tried.code_salt !== null &&
  isSame(tried.code_hmac, hmacCode(call.services.settings.secretKey, tried.code_salt, call.body.otp));

async function tryCode(call: VerifyCall, browser: Browser, prefix: string): Promise<SignedIn | Refusal> {
  const { email } = call.body;
  const secretHash = hashToken(browser.requestSecret ?? "");
  const tried = await takeTry(call.db, email, secretHash, call.now);
  if (tried === null && (await isCodeUsedUp(call.db, email, secretHash, call.now))) return locked();
  if (tried === null || !fits(call, tried)) return countWrong(call, prefix, tried);
  const isFirst = await useCode(call.db, tried.id, call.now);
  const userId = isFirst ? await accountOf(call, tried) : null;
  return userId === null ? countWrong(call, prefix, null) : openSessionOf(call, userId, browser.label);
}

/**
 * Exchanges a code for a session. Every refusal is committed, because the try that it answers must stay counted; the
 * tries of one account and of one network wait for each other, so that parallel tries cannot pass a limit together
 * (ledger AUTH-023, AUTH-024).
 */
export function verifyOtp(call: VerifyCall, browser: Browser): Promise<SignedIn | Refusal> {
  const prefix = ipPrefix(browser.ip);
  return withReach(call.db, "all", async () => {
    await lockNames(call.db, [`code:${call.body.email}`, `code-network:${prefix}`]);
    return (await isShut(call, prefix)) ? locked() : tryCode(call, browser, prefix);
  });
}
