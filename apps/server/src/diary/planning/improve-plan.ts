import { addDays } from "@plateful/nutrition";
import type { PlanResult } from "@plateful/planning";
import type { JobKind } from "../../platform/calls/jobs.ts";
import type { Services } from "../../platform/calls/services.ts";
import { inScopeOf } from "../../platform/database/scope.ts";
import { type DatedItemRow, deleteItems, tryHoldItems } from "../day/calendar-item-store.ts";
import { planDigest, WEIGHTS_VERSION } from "../day/digest.ts";
import {
  findLastRun,
  type PlanInput,
  type PlanningRunRow,
  tryPlanningLock,
  updateEffort,
} from "../day/planning-run-store.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";
import { planChecked } from "./check-plan.ts";
import { type PlanningContext, type PlanSituation, readPlanSituation } from "./plan-situation.ts";
import {
  digestOfDays,
  insertPlannedMeals,
  linkPlannedMeals,
  noteOutcome,
  type ServedItem,
  servedDay,
} from "./store-plan.ts";

const IMPROVE_PLAN_JOB = "improve-plan";

interface ImproveJob {
  readonly userId: number;
  readonly runId: number;
}

/** Asks for more work on a plan that was made while someone waited; it begins when the plan is stored. */
export async function enqueueImprovement(
  { db, services }: PlanningContext,
  userId: number,
  runId: number,
): Promise<void> {
  if (!services.settings.improvePlans) return;
  await services.jobs.enqueue(db, IMPROVE_PLAN_JOB, { userId, runId } satisfies ImproveJob);
}

const datesOf = ({ first_date: first, num_days: count }: PlanningRunRow): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/**
 * What the plan of a run would follow from today; null when anybody changed the planned days or the person's wishes
 * meanwhile, or the recipes are others.
 */
async function unchangedSituation(
  context: PlanningContext,
  run: PlanningRunRow,
): Promise<PlanSituation | null> {
  const digest = await digestOfDays(context, run.user_id, run.first_date, run.num_days);
  if (run.undone_at !== null || run.days_digest !== digest || run.weights_version !== WEIGHTS_VERSION)
    return null;
  const planned = new Set(run.planned_items);
  const input = run.input as unknown as PlanInput;
  const wanted = new Map(input.days.map(({ key, slots }) => [key, slots.map(({ id }) => Number(id))]));
  const situation = await readPlanSituation(context, run.user_id, {
    dates: datesOf(run),
    replaces: ({ id }) => planned.has(id),
    wants: (slotId, date) => wanted.get(date)?.includes(slotId) ?? false,
    wantsOtherMeals: input.wantsOtherMeals ?? false,
    passesOver: () => input.passedOver ?? [],
  });
  const isSame =
    situation.library.version === run.library_version &&
    JSON.stringify(situation.input) === JSON.stringify(input);
  return isSame ? situation : null;
}

/** The same for a planned meal and for the item that shows it, portions of everybody included. */
const nameOf = (...parts: readonly unknown[]) => JSON.stringify(parts.map(String));

const nameOfPlanned = (date: string, { slotId, recipeId, portions, company = [] }: ServedItem) =>
  nameOf(date, slotId, recipeId, portions, ...company.flatMap((eater) => [eater.id, eater.portions]));

const nameOfItem = (item: DatedItemRow) =>
  nameOf(
    ...[item.date, item.meal_slot_id, item.recipe_template_id, item.portions_multiplier],
    ...storedCompany(item.company ?? []).flatMap((eater) => [eater.member, eater.portions]),
  );

/** Puts the better plan in the place of the first one; meals that both have stay, so that nothing moves without need. */
async function replaceMeals(
  context: PlanningContext,
  run: PlanningRunRow,
  situation: PlanSituation,
  result: PlanResult,
): Promise<void> {
  const served = result.days.map(servedDay);
  const wanted = new Set(served.flatMap(({ key, items }) => items.map((item) => nameOfPlanned(key, item))));
  const names = new Map(situation.replaced.map((item) => [item.id, nameOfItem(item)]));
  const kept = new Set([...names.values()].filter((name) => wanted.has(name)));
  const go = [...names].flatMap(([id, name]) => (kept.has(name) ? [] : [id]));
  await deleteItems(context.db, go);
  const missing = served.map(({ key, items }) => ({
    key,
    items: items.filter((item) => !kept.has(nameOfPlanned(key, item))),
  }));
  const added = await insertPlannedMeals(context, situation, missing);
  const stayed = situation.replaced.filter(({ id }) => kept.has(names.get(id) ?? ""));
  await linkPlannedMeals(context, situation, result.days, [
    ...stayed.map((item) => ({
      ...{ id: item.id, date: item.date, slotId: String(item.meal_slot_id) },
      isSide: item.is_side,
    })),
    ...added,
  ]);
  const range = { id: run.id, userId: run.user_id, firstDate: run.first_date, numDays: run.num_days };
  await noteOutcome(
    context,
    range,
    [...stayed, ...added].map(({ id }) => id),
  );
}

/** The run that a better plan may still be made for, with what it follows from; null when it is to stay as it is. */
async function openRun(context: PlanningContext, { userId, runId }: ImproveJob) {
  const run = await findLastRun(context.db, userId);
  if (run === undefined || run.id !== runId || run.effort !== "instant") return null;
  const situation = await unchangedSituation(context, run);
  return situation === null ? null : { run, situation };
}

/**
 * Keeps everybody's hands off the first plan, so that nothing changes between looking and replacing; false when someone's
 * hand is on it just now.
 */
async function holdPlan({ db }: PlanningContext, run: PlanningRunRow): Promise<boolean> {
  return (await tryPlanningLock(db, run.user_id)) && (await tryHoldItems(db, run.planned_items));
}

/**
 * Makes a plan again with more work and puts it into the diary, unless the person touched the plan or their wishes
 * meanwhile, or it is no better (PLAN-066). The work is done outside every transaction: whatever the person does in that
 * time is carried out at once, and is found when the plan is looked at again (PLAN-176). Answers whether the plan was replaced.
 */
export async function improvePlan(services: Services, job: ImproveJob): Promise<boolean> {
  const inDiary = <T>(work: (context: PlanningContext) => Promise<T>): Promise<T> =>
    inScopeOf(services.db, job.userId, (db) => work({ db, services, now: services.clock.now() }));
  const open = await inDiary((context) => openRun(context, job));
  if (open === null) return false;
  const { run: first, situation: before } = open;
  const task = {
    ...before.input,
    options: { seed: first.seed, effort: "default" as const, focus: before.focus },
  };
  const result = await planChecked(services, before.library, task);
  if (first.cost === null || result.cost.total >= first.cost) return false;
  return inDiary(async (context) => {
    if (!(await holdPlan(context, first))) return false;
    const still = await openRun(context, job);
    if (still === null) return false;
    await replaceMeals(context, still.run, still.situation, result);
    await updateEffort(context.db, job.runId, {
      effort: "default",
      rung: result.rung,
      cost: result.cost.total,
      planDigest: planDigest(result.days),
      finishedAt: context.now,
    });
    return true;
  });
}

/** A plan that could not be made better is good enough: nobody waits for this, and nothing is tried again. */
export const improvePlanJob = (services: Services): JobKind<ImproveJob> => ({
  name: IMPROVE_PLAN_JOB,
  // While one is planned on a thread, another one is read or written.
  atOnce: Math.max(1, services.settings.plannerThreads),
  retries: 0,
  retryDelaySeconds: 1,
  work: async (job) => void (await improvePlan(services, job)),
});
