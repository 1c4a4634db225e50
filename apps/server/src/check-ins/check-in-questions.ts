import type { CheckInForm, saveCheckInQuestions as saveEndpoint } from "@plateful/contract";
import { type CheckInQuestion, kindOfTopic, topicOf } from "@plateful/nutrition";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { mayInTeam, requireRight } from "../platform/calls/team-rights.ts";
import type { Versioned } from "../platform/http/versions.ts";
import { findQuestions, lockQuestions, ownerOfForm, putQuestions } from "./question-store.ts";

/** What the caller's practice asks in a check-in (CHECK-001). */
export async function getCheckInQuestions(call: Call): Promise<CheckInForm> {
  const { questions, version } = await findQuestions(call.db, ownerOfForm(call.actor));
  return { questions: [...questions], version, may_change: await mayInTeam(call, "MESSAGE") };
}

export const versionedQuestions: Versioned<Call<typeof saveEndpoint>> = {
  lock: async (call) => {
    await requireRight(call, "MESSAGE");
    return lockQuestions(call.db, ownerOfForm(call.actor));
  },
  read: getCheckInQuestions,
};

type Given = Call<typeof saveEndpoint>["body"]["questions"][number];

/** A topic keeps the product's words and its kind; a practice's own question needs words. */
function toStore({ id, kind, text, low, high }: Given, index: number): CheckInQuestion {
  const topic = topicOf(id);
  if (topic !== null) return { id, kind: kindOfTopic(topic), text: null, low: null, high: null };
  if (text === null) throw invalidField(`questions.${index}.text`, "required");
  const isScale = kind === "SCALE";
  return { id, kind, text, low: isScale ? low : null, high: isScale ? high : null };
}

/**
 * Changes what the practice asks (CHECK-002). Check-ins that wait for an answer keep their questions.
 * @throws Problem permission_denied without the right to write messages.
 */
export async function saveCheckInQuestions(call: Call<typeof saveEndpoint>): Promise<CheckInForm> {
  await requireRight(call, "MESSAGE");
  const { questions } = call.body;
  const ids = new Set<string>();
  for (const [index, { id }] of questions.entries()) {
    if (ids.has(id)) throw invalidField(`questions.${index}.id`, "question_twice");
    ids.add(id);
  }
  await putQuestions(call.db, ownerOfForm(call.actor), questions.map(toStore));
  return getCheckInQuestions(call);
}
