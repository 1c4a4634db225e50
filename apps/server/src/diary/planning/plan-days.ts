import { randomInt } from "node:crypto";
import type { Effort } from "@plateful/planning";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../../platform/calls/limited-events.ts";
import type { DayRow } from "../day/calendar-day-store.ts";
import { checkDate } from "../day/date-limits.ts";
import { tryPlanningLock } from "../day/planning-run-store.ts";
import { planChecked } from "./check-plan.ts";
import { enqueueImprovement } from "./improve-plan.ts";
import { type PlanWish, readPlanSituation } from "./plan-situation.ts";
import { storePlan } from "./store-plan.ts";

/**
 * What planning may cost a person per hour, in days (DIARY-067). Ten months at once reach it, as do 34 weeks or 85 single days or
 * meals.
 */
const MAX_COST_PER_HOUR = 340;
/** What a press costs whatever is planned: some 30 ms of the processor, beside some 10 ms a day (bench/README.md). */
const COST_OF_A_PRESS = 3;
const MAX_SEED = 2_147_483_647;

/** Another plan each time, and yet one that can be made again. */
export const newSeed = (): number => randomInt(MAX_SEED);

/**
 * The limit of a call that plans. What is refused before it was planned costs nothing, and so is not counted.
 * @param days How many days are planned, at most.
 */
export const planningLimits = (subjectId: number, days: number): readonly EventLimit[] => [
  {
    kind: "auto-plan",
    subject: ofPerson(subjectId),
    max: MAX_COST_PER_HOUR,
    cost: COST_OF_A_PRESS + days,
    seconds: 3600,
    refusal: "planning_throttled",
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
  const { input, focus } = situation;
  const task = { ...input, options: { seed: wish.seed ?? newSeed(), effort, focus } };
  const result = await planChecked(call.services, situation.library, task);
  const runId = await storePlan(call, situation, result, "ASKED");
  // What was chosen by someone who saw it is not exchanged for something better.
  const isChosen = wish.chosen !== undefined;
  if (effort === "instant" && !isChosen) await enqueueImprovement(call, userId, runId);
  return situation.days;
}
