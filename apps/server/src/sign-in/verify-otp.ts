import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, Refusal } from "../platform/calls/call.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Browser } from "./browser.ts";
import { accountOf, openSessionOf, type SignedIn, type SignInCall } from "./complete-sign-in.ts";
import { hmacCode, isSame } from "./stores/secrets.ts";
import { WRONG_CODE, WRONG_CODE_NETWORK } from "./stores/sign-in-limits.ts";
import { codeAtEnd, type SignInRequest, takeTry, useCode } from "./stores/sign-in-request-store.ts";
import { insertWrongTry, isServiceShut } from "./stores/wrong-tries-store.ts";

const NEXT_MAIL_SECONDS = 30;

type VerifyCall = SignInCall &
  Pick<Call, "turns"> & { readonly body: { readonly email: string; readonly otp: string } };

/** Refused without a look at the code, and so not counted. A new mail can be asked for after half a minute. */
function locked(call: VerifyCall): Refusal {
  call.turns.giveBack(WRONG_CODE, WRONG_CODE_NETWORK);
  return new Refusal(new Problem("otp_locked", NEXT_MAIL_SECONDS));
}

/** The code of this browser is too old, whatever was typed: nothing is compared, and only the network's count goes up. */
function expired(call: VerifyCall): Refusal {
  call.turns.giveBack(WRONG_CODE);
  return new Refusal(invalidField("", "otp_expired"));
}

/** Leaves the try counted as a wrong one: always for the network, and for the account when it was compared with a code. */
async function refuseWrong(call: VerifyCall, tried: SignInRequest | null): Promise<Refusal> {
  if (tried === null) call.turns.giveBack(WRONG_CODE);
  else {
    await insertWrongTry(call.db, tried.id, call.now);
    // Raises the alert when this was the last one that the service allows.
    await isServiceShut(call);
  }
  return new Refusal(invalidField("", "otp_invalid"));
}

const fits = (call: VerifyCall, tried: SignInRequest) =>
  tried.code_hmac !== null &&
  tried.code_salt !== null &&
  isSame(tried.code_hmac, hmacCode(call.services.settings.secretKey, tried.code_salt, call.body.otp));

async function tryCode(call: VerifyCall, browser: Browser): Promise<SignedIn | Refusal> {
  const { email } = call.body;
  const secretHash = hashToken(browser.requestSecret ?? "");
  const tried = await takeTry(call.db, email, secretHash, call.now);
  if (tried === null) {
    const end = await codeAtEnd(call.db, email, secretHash, call.now);
    if (end === "used_up") return locked(call);
    if (end === "expired") return expired(call);
  }
  if (tried === null || !fits(call, tried)) return refuseWrong(call, tried);
  const isFirst = await useCode(call.db, tried.id, call.now);
  const userId = isFirst ? await accountOf(call, tried) : null;
  if (userId === null) return refuseWrong(call, null);
  call.turns.giveBack(WRONG_CODE, WRONG_CODE_NETWORK);
  return openSessionOf(call, userId, browser.label);
}

/**
 * Exchanges a code for a session. Every try was counted as a wrong one beforehand (see `codeLimits`), and a right one is
 * given back; so no number of tries at once can pass a limit together, and none waits for another (ledger AUTH-023,
 * AUTH-024). Every refusal is committed, because the code must lose the try that it answers.
 */
export function verifyOtp(call: VerifyCall, browser: Browser): Promise<SignedIn | Refusal> {
  return withReach(call.db, "all", async () =>
    (await isServiceShut(call)) ? locked(call) : tryCode(call, browser),
  );
}
