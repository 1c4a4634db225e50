import type { AnswerOf, getHeldAnswers as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { findHeldAnswers, findProvenEmail } from "../platform/held-answers-store.ts";

/** The answers of the caller's unfinished onboarding. Who has not proven the address is shown nothing (ledger DATA-065). */
export async function getHeldAnswers({
  db,
  actor,
  now,
}: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const email = await findProvenEmail(db, actor.id);
  const answers = email === null ? null : await findHeldAnswers(db, email, now);
  return { answers: answers as AnswerOf<typeof endpoint>["answers"] };
}
