import type { CheckIn, CheckInAnswer, sendCheckIn as endpoint } from "@plateful/contract";
import type { CheckInQuestion } from "@plateful/nutrition";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { insertAnswers } from "./answer-store.ts";
import { listSharedParts } from "./asking-store.ts";
import { type CheckInRow, lockOwn, markSent } from "./check-in-store.ts";
import { findSubject } from "./person-store.ts";
import { presentCheckIns } from "./present-check-in.ts";

type Given = Call<typeof endpoint>["body"]["answers"][number];

/** What is stored of an answer: of a scale its value, of a text its words; null for one that was left empty. */
function toStore({ question: id, scale, text }: Given, index: number, asked: readonly CheckInQuestion[]) {
  const question = asked.find((one) => one.id === id);
  if (question === undefined) throw invalidField(`answers.${index}.question`, "check_in_question");
  if (question.kind === "SCALE")
    return typeof scale === "number" ? { question: id, scale, text: null } : null;
  const words = text?.trim() ?? "";
  return words === "" ? null : { question: id, scale: null, text: words };
}

function readAnswers(row: CheckInRow, given: readonly Given[]): CheckInAnswer[] {
  const asked = row.questions as unknown as CheckInQuestion[];
  const seen = new Set<string>();
  const answers: CheckInAnswer[] = [];
  for (const [index, one] of given.entries()) {
    if (seen.has(one.question)) throw invalidField(`answers.${index}.question`, "question_twice");
    seen.add(one.question);
    const answer = toStore(one, index, asked);
    if (answer !== null) answers.push(answer);
  }
  if (answers.length === 0) throw invalidField("answers", "check_in_empty");
  return answers;
}

/**
 * Sends a check-in to the coach who asked (CHECK-005). It is read-only afterwards.
 * @throws Problem check_in_sent for one that was sent before.
 * @throws Problem not_found for a check-in of anybody else, and for one that no present coach could read.
 */
export async function sendCheckIn(call: Call<typeof endpoint>): Promise<CheckIn> {
  const { db, actor, now, params, body } = call;
  const row = await lockOwn(db, actor.id, params.id);
  if (row === null) throw new Problem("not_found");
  if (row.sent_at !== null) throw new Problem("check_in_sent");
  const coachId = row.coach_id === actor.coachId ? row.coach_id : null;
  const isRead = coachId !== null && (await listSharedParts(db, actor.id, coachId)).length > 0;
  if (!isRead) throw new Problem("not_found");
  await insertAnswers(db, row, readAnswers(row, body.answers));
  await markSent(db, row.id, now);
  const [sent] = await presentCheckIns(db, [{ ...row, sent_at: now }], await findSubject(db, actor.id));
  if (sent === undefined) throw new Error("The check-in that was just sent is not presented.");
  return sent;
}
