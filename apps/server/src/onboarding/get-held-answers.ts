import type { AnswerOf, getHeldAnswers as endpoint, HeldAnswers } from "@plateful/contract";
import { findIntakeOfUser } from "../nutrition-plans/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { findHeldAnswers, findProvenEmail } from "../platform/calls/held-answers-store.ts";

/** The answers of the caller's unfinished onboarding. Who has not proven the address is shown nothing (ledger DATA-065). */
export async function getHeldAnswers({
  db,
  actor,
  now,
}: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const email = await findProvenEmail(db, actor.id);
  const held = email === null ? null : await findHeldAnswers(db, email, now);
  // Whoever knows an address can register it: nobody's answers stand beside those of a profile.
  const isOwn = held !== null && (!held.byVisitor || (await findIntakeOfUser(db, actor.id)) === null);
  return { answers: isOwn ? (held.answers as HeldAnswers) : null };
}
