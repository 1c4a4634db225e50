import { randomInt } from "node:crypto";
import type { Effort } from "@plateful/planning";
import { Problem } from "../../platform/base/problem.ts";
import type { Asked, Call } from "../../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../../platform/calls/limited-events.ts";
import type { DayRow } from "../day/calendar-day-store.ts";
import { checkDate } from "../day/date-limits.ts";
import { tryPlanningLock } from "../day/planning-run-store.ts";
import { planChecked } from "./check-plan.ts";
import { enqueueImprovement } from "./improve-plan.ts";
import { type PlanWish, readPlanSituation } from "./plan-situation.ts";
import { storePlan } from "./store-plan.ts";

/** Planning at a press: at most this often per hour and person (DIARY-067). */
const MAX_PER_HOUR = 10;
const MAX_SEED = 2_147_483_647;

/** Another plan each time, and yet one that can be made again. */
export const newSeed = (): number => randomInt(MAX_SEED);

/** What is refused before it was planned costs nothing, and so is not counted (DIARY-067). */
export const planningLimits = ({ subjectId }: Pick<Asked, "subjectId">): readonly EventLimit[] => [
  {
    kind: "auto-plan",
    subject: ofPerson(subjectId),
    max: MAX_PER_HOUR,
    seconds: 3600,
    refusedIsFree: true,
  },
];

/** Plans for a person one at a time. @throws Problem planning_in_progress. */
export async function beginPlanning(call: Call, userId: number): Promise<void> {
  if (!(await tryPlanningLock(call.db, userId))) throw new Problem("planning_in_progress");
}

/**
 * Fills days of a person's diary with recipes that they may eat, near the targets of their plan and varied, and answers
 * the days. Slots for which nothing fits stay empty; `diagnosePlan` says why. Everything or nothing is stored. Who waits
 * gets the quick plan at once, and a better one a moment later if they left it alone (PLAN-066).
 */
export async function planDays(
  call: Call,
  userId: number,
  wish: PlanWish,
  effort: Effort = "instant",
): Promise<readonly DayRow[]> {
  for (const date of [wish.dates[0], wish.dates.at(-1)])
    if (date !== undefined) checkDate("date", date, call.today);
  await beginPlanning(call, userId);
  const situation = await readPlanSituation(call, userId, wish);
  // All days are locked.
  if (situation.input.days.length === 0) return situation.days;
  const task = { ...situation.input, options: { seed: wish.seed ?? newSeed(), effort } };
  const result = await planChecked(call.services, situation.library, task);
  const runId = await storePlan(call, situation, result, "ASKED");
  if (effort === "instant") await enqueueImprovement(call, userId, runId);
  return situation.days;
}
