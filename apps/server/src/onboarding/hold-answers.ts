import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import type { holdAnswers as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findProvenEmail, forgetHeldAnswers, putHeldAnswers } from "../platform/calls/held-answers-store.ts";

/**
 * Holds the answers of the caller's unfinished onboarding, or ends that.
 * @throws Problem email_unconfirmed before the address was proven.
 */
export async function holdAnswers({ db, actor, body, now }: Call<typeof endpoint>): Promise<undefined> {
  const email = await findProvenEmail(db, actor.id);
  const { answers } = body;
  if (email !== null && answers === null) await forgetHeldAnswers(db, email);
  if (answers === null) return;
  if (email === null) throw new Problem("email_unconfirmed");
  const textVersion = CONSENT_TEXT_VERSIONS.BODY_AND_PLAN;
  await putHeldAnswers(db, { email, answers, textVersion, byVisitor: false, now });
}
