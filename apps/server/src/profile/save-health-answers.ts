import type {
  AnswerOf,
  deleteHealthAnswers as deleteEndpoint,
  getHealthAnswers as getEndpoint,
  HealthAnswers,
  setHealthAnswers as setEndpoint,
} from "@plateful/contract";
import type { HealthCondition } from "@plateful/nutrition";
import {
  findHealthAnswers,
  findIntakeOfUser,
  forgetHealthAnswers,
  hideNumbers,
  keepPlansSafe,
  type StoredHealthAnswers,
  saveHealthAnswers,
} from "../nutrition-plans/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { forgetAnswersOf } from "../platform/calls/idempotency.ts";

const present = ({ conditions, answeredAt, isDeclined }: StoredHealthAnswers): HealthAnswers =>
  isDeclined
    ? { conditions: null, answered_at: null }
    : { conditions: [...(conditions ?? [])], answered_at: answeredAt?.toISOString() ?? null };

/** What the caller said about their health; they alone read it (ledger SAFE-007). */
export async function getHealthAnswers(
  call: Call<typeof getEndpoint>,
): Promise<AnswerOf<typeof getEndpoint>> {
  const stored = await findHealthAnswers(call.db, call.actor.id);
  return { answers: stored === null ? null : present(stored) };
}

/** Whether the answers say something that whoever confirmed a plan before could not know. */
const saysMore = (before: StoredHealthAnswers | null, conditions: readonly HealthCondition[] | null) =>
  conditions === null
    ? before?.isDeclined !== true
    : conditions.some((each) => before?.conditions?.includes(each) !== true);

/** Whether an eating disorder is said for the first time: who switched the numbers on again keeps them (ledger SAFE-021). */
const saysDisorder = (before: StoredHealthAnswers | null, conditions: readonly HealthCondition[] | null) =>
  conditions?.includes("EATING_DISORDER") === true &&
  before?.conditions?.includes("EATING_DISORDER") !== true;

/** Stores the answers, and holds the plans that the caller has against them (ledger SAFE-006, SAFE-007). */
export async function setHealthAnswers(
  call: Call<typeof setEndpoint>,
): Promise<AnswerOf<typeof setEndpoint>> {
  const { db, actor, now } = call;
  const { conditions } = call.body;
  const before = await findHealthAnswers(db, actor.id);
  await saveHealthAnswers(db, actor.id, conditions, now);
  const areHidden = saysDisorder(before, conditions);
  if (areHidden) await hideNumbers(db, actor.id);
  const profile = await findIntakeOfUser(db, actor.id);
  const hasNewAnswers = saysMore(before, conditions);
  const isChanged = profile !== null && (await keepPlansSafe(call, profile.id, { hasNewAnswers }));
  const stored = await findHealthAnswers(db, actor.id);
  if (stored === null) throw new Error("Answers that were stored are not there.");
  return { answers: present(stored), is_plan_changed: isChanged, are_numbers_hidden: areHidden };
}

/** Deletes the answers. Plans stay as they are: nobody is put on less by taking an answer back. */
export async function deleteHealthAnswers(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  await forgetHealthAnswers(call.db, call.actor.id);
  // Kept for repeats of the call that gave them.
  await forgetAnswersOf(call.db, call.actor.id);
}
