import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import { consentOfAnswers, type signUp as endpoint, type HeldAnswers } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { putHeldAnswers } from "../platform/held-answers-store.ts";
import { requestSignIn, type SignInAsked } from "./request-sign-in.ts";

/** The consent that is ticked at the registration does not cover a cycle, about which nobody was asked yet. */
function withoutCycle({ full }: HeldAnswers): HeldAnswers {
  if (full === null || consentOfAnswers(full).length === 0) return { full, simple: null };
  const dietPreferences = { ...full.dietPreferences, dietType: null };
  return { full: { ...full, dietPreferences, menstrualCycle: null }, simple: null };
}

/** Begins an account of somebody who plans without a coach; a known address gets a plain sign-in mail. */
export async function signUp(call: Call<typeof endpoint>): Promise<SignInAsked> {
  const { email, first_name, last_name, held_answers: held } = call.body;
  if (held != null && held.text_version === CONSENT_TEXT_VERSIONS.BODY_AND_PLAN) {
    const answers = withoutCycle(held.answers);
    const holding = { email, answers, textVersion: held.text_version, byVisitor: true, now: call.now };
    await withReach(call.db, "all", () => putHeldAnswers(call.db, holding));
  }
  return requestSignIn(call, {
    email,
    wantsCode: true,
    newcomer: "SIGN_UP",
    redirectUrl: `${call.services.settings.publicUrl}/`,
    site: null,
    names: { first: first_name, last: last_name },
    termsAcceptedAt: call.now,
  });
}
