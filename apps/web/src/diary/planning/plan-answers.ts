import {
  type CalendarDay,
  findSwaps,
  type MealSwap,
  offerRebalance,
  type PlanCandidates,
  type User,
} from "@plateful/contract";
import type { RecipeExtent } from "@plateful/planning";
import type { QueryClient } from "@tanstack/react-query";
import { afterPaint } from "../../lib/device/after-paint.ts";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { currentLanguage } from "../../lib/language/language.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { reportError } from "../../lib/server/report-error.ts";
import { weekQuery } from "../day/calendar-day-query.ts";
import { askWorker } from "./ask-worker.ts";
import type { RebalanceAnswer } from "./plan-by-candidates.ts";
import { CANDIDATES_FRESH_MS, nearDaysQuery, planCandidatesQuery } from "./plan-candidates-query.ts";
import { type HeldDay, heldDay } from "./standing-day.ts";

/** The day that is asked about. */
export interface AskedDay {
  readonly id: number;
  readonly date: string;
  /** Whose day it is; a coach asks about a client's through the server alone. */
  readonly user: User;
  readonly isOwn: boolean;
}

/** Who answers what could be planned: the server, or the planner in the app. */
export interface PlanAnswers {
  readonly findSwaps: (itemId: number) => Promise<readonly MealSwap[]>;
  readonly offerRebalance: () => Promise<RebalanceAnswer>;
}

/** The app plans by other prices than the server: as long as that can be asked, it answers. */
class PlansOtherwise extends Error {}

function serverAnswers(day: AskedDay, signal: AbortSignal): PlanAnswers {
  return {
    findSwaps: async (itemId) => (await call(findSwaps, { params: { id: String(itemId) }, signal })).swaps,
    offerRebalance: () => call(offerRebalance, { params: { id: String(day.id) }, signal }),
  };
}

/** What the app holds of a day and of the recipes that fit it. */
interface Held {
  readonly day: HeldDay;
  readonly candidates: PlanCandidates;
  /** As far as the app knows the server plans with the same. */
  readonly isFresh: boolean;
}

function workerAnswers({ day, candidates }: Held, mayDiffer: boolean): PlanAnswers {
  const told = <Reply>({ reply, plansAlike }: { reply: Reply; plansAlike: boolean }): Reply => {
    if (!plansAlike && !mayDiffer) throw new PlansOtherwise();
    return reply;
  };
  return {
    findSwaps: async (itemId) => {
      const swaps = told(await askWorker(candidates, { kind: "swaps", day, itemId }));
      if (swaps === null) throw new CallError(findSwaps.name, { status: 409, code: "meal_not_open" });
      return swaps;
    },
    offerRebalance: async () => told(await askWorker(candidates, { kind: "offers", day })),
  };
}

/** Recipes of the week count as shopping, so all of them must be known. */
function knowsWeek({ recipes, standing }: PlanCandidates, week: readonly CalendarDay[]): boolean {
  const known = new Set([
    ...recipes.map(({ recipe_template }) => recipe_template.id),
    ...standing.map(({ id }) => id),
  ]);
  return week.every((day) =>
    day.calendar_items.every(
      (item) => item.content_type !== "recipemeal" || known.has(item.meal.recipe_template.id),
    ),
  );
}

/** What stands in the cache for a day; null when the app cannot answer about it at all. */
function heldFor(queryClient: QueryClient, { date, user, isOwn }: AskedDay): Held | null {
  const wanted = planCandidatesQuery(currentLanguage()).queryKey;
  const candidates = queryClient.getQueryData<PlanCandidates>(wanted);
  const weekKey = weekQuery(date).queryKey;
  const week = queryClient.getQueryData<CalendarDay[]>(weekKey);
  if (!isOwn || candidates === undefined || week === undefined) return null;
  const nearKey = nearDaysQuery(date).queryKey;
  const near = queryClient.getQueryData<CalendarDay[]>(nearKey);
  const dates = new Set(week.map((day) => day.date));
  const beside = (near ?? []).filter((day) => !dates.has(day.date));
  const day = heldDay(user, date, [...week, ...beside], candidates.household);
  if (day === null) return null;
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated !== false;
  const age = Date.now() - (queryClient.getQueryState(wanted)?.dataUpdatedAt ?? 0);
  const isFresh =
    near !== undefined &&
    ![wanted, weekKey, nearKey].some(isOld) &&
    age < CANDIDATES_FRESH_MS &&
    knowsWeek(candidates, week);
  return { day, candidates, isFresh };
}

/** A change that waits, or no network: the server cannot know the day as it stands here. */
const isAway = (): boolean => !navigator.onLine || keptChanges.waiting().length > 0;

/** What the worker says, null when it cannot; what it refuses as the server would is refused. */
async function fromWorker<Answer>(
  held: Held,
  ask: (from: PlanAnswers) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask(workerAnswers(held, isAway()));
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (!(error instanceof PlansOtherwise)) reportError(error);
    return null;
  }
}

/** Reads what was kept for this, when the sheet is opened before the page has got to it. */
async function heldWhileAway(queryClient: QueryClient, day: AskedDay): Promise<Held | null> {
  if (!day.isOwn) return null;
  await Promise.allSettled([
    queryClient.ensureQueryData(planCandidatesQuery(currentLanguage())),
    queryClient.ensureQueryData(nearDaysQuery(day.date)),
  ]);
  return heldFor(queryClient, day);
}

interface Question {
  readonly day: AskedDay;
  /** With which recipes the worker answers as the server would. */
  readonly enough: readonly RecipeExtent[];
  readonly signal: AbortSignal;
}

/**
 * Gets an answer from whoever can give it: at once from the worker when what the app holds is fresh, else from the server;
 * away from the server always from the worker, as well as it can (ledger PLAN-114).
 * @throws CallError when neither can answer.
 */
export async function askPlanner<Answer extends object>(
  queryClient: QueryClient,
  { day, enough, signal }: Question,
  ask: (from: PlanAnswers) => Promise<Answer>,
): Promise<Answer> {
  // Starting a worker and copying the recipes to it takes tens of milliseconds: first the sheet shows that it was opened.
  await afterPaint();
  const held = isAway() ? await heldWhileAway(queryClient, day) : heldFor(queryClient, day);
  const isAlike = held?.isFresh === true && enough.includes(held.candidates.extent);
  const found = held !== null && (isAlike || isAway()) ? await fromWorker(held, ask) : null;
  if (found !== null) return found;
  try {
    return await ask(serverAnswers(day, signal));
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) throw error;
    const kept = await heldWhileAway(queryClient, day);
    if (kept === null) throw error;
    return await ask(workerAnswers(kept, true));
  }
}
