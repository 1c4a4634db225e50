import { addDays } from "@plateful/nutrition";
import { InvalidFields, Problem } from "../../platform/base/problem.ts";
import type { Services } from "../../platform/calls/services.ts";
import { inScopeOf } from "../../platform/database/scope.ts";
import { listItemsBetween } from "../day/calendar-item-store.ts";
import { tryPlanningLock } from "../day/planning-run-store.ts";
import { planChecked } from "./check-plan.ts";
import { newSeed } from "./plan-days.ts";
import { type PlanningContext, readPlanSituation } from "./plan-situation.ts";
import { insertNightPlan, type NightOutcome } from "./planning-night-store.ts";
import { storePlan } from "./store-plan.ts";

const DAYS = 7;

const weekFrom = (weekStart: string): string[] =>
  Array.from({ length: DAYS }, (_, at) => addDays(weekStart, at));

async function fillWeek(context: PlanningContext, userId: number, dates: readonly string[]): Promise<void> {
  const situation = await readPlanSituation(context, userId, { dates, replaces: () => false });
  const { input, focus } = situation;
  const task = { ...input, options: { seed: newSeed(), effort: "default" as const, focus } };
  if (task.days.length === 0) return;
  const result = await planChecked(context.services, situation.library, task);
  await storePlan(context, situation, result, "NIGHT");
}

/** Plans the week, and notes it in the same transaction, so that neither is ever there without the other. */
async function planOnce(services: Services, userId: number, weekStart: string): Promise<void> {
  await inScopeOf(services.database.night.db, userId, async (db) => {
    const context = { db, services, now: services.clock.now() };
    // They plan for themselves at this moment.
    if (!(await tryPlanningLock(db, userId))) return;
    const dates = weekFrom(weekStart);
    const standing = await listItemsBetween(db, userId, weekStart, dates.at(-1) ?? weekStart);
    const outcome: NightOutcome = standing.length > 0 ? "EDITED" : "PLANNED";
    if (!(await insertNightPlan(db, { userId, weekStart, outcome }, context.now))) return;
    if (outcome === "PLANNED") await fillWeek(context, userId, dates);
  });
}

/** Someone without a plan, or whose organisation plans nothing, is no failure. */
const isRefusal = (error: unknown): boolean =>
  error instanceof InvalidFields || (error instanceof Problem && error.code === "generate_meals_disabled");

/**
 * Plans a person's new week unless they began it themselves. Once per person and week, however often and wherever it is
 * called: the note of it is written with the meals (PLAN-080, PLAN-081).
 */
export async function planWeekAtNight(services: Services, userId: number, weekStart: string): Promise<void> {
  try {
    await planOnce(services, userId, weekStart);
  } catch (error) {
    // Too much to do, or a thread that ended: the next night tries again.
    if (error instanceof Problem && error.code === "unavailable") return;
    const refused = isRefusal(error);
    if (!refused) services.log.error({ err: error, event: "night_plan_failed" }, "A week was not planned");
    const outcome = refused ? "NOTHING_TO_PLAN" : "FAILED";
    await inScopeOf(services.database.night.db, userId, (db) =>
      insertNightPlan(db, { userId, weekStart, outcome }, services.clock.now()),
    );
  }
}
