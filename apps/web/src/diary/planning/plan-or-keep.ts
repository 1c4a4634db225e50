import type { CalendarDay, PlanCandidates, User } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { todayOf } from "../../lib/device/today.ts";
import type { KeptPlanned } from "../../lib/kept/kept-change.ts";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { currentLanguage } from "../../lib/language/language.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { reportError } from "../../lib/server/report-error.ts";
import { CALENDAR_DAYS } from "../day/calendar-day-query.ts";
import { daysWithKeptChanges, emptyDay } from "../day/with-kept-changes.ts";
import { askWorker } from "./ask-worker.ts";
import { type DaysToFill, daysToFill, type FillWish } from "./days-to-fill.ts";
import { nearDaysQuery, planCandidatesQuery } from "./plan-candidates-query.ts";
import { plannedItems } from "./planned-items.ts";

const MAX_SEED = 2 ** 31;

/** Whose empty meals are planned. */
export interface Planning {
  readonly queryClient: QueryClient;
  readonly user: User;
  /** A client's diary is planned by the server alone. */
  readonly isOwn: boolean;
}

interface Reading {
  readonly queryKey: readonly unknown[];
  readonly first: string;
  readonly last: string;
  readonly days: readonly CalendarDay[];
}

/** What this device has read of the person's own days, the latest reading last. */
const ownReadings = (queryClient: QueryClient): Reading[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [CALENDAR_DAYS] })
    .filter(({ queryKey, state }) => queryKey[3] === "own" && Array.isArray(state.data))
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .map(({ queryKey, state }) => ({
      ...{ queryKey, first: String(queryKey[1]), last: String(queryKey[2]) },
      days: state.data as CalendarDay[],
    }));

/** The days around what is wished. A wished date that was read and has no day yet is an empty one. */
function heldDays({ queryClient, user }: Planning, wishes: readonly FillWish[]): CalendarDay[] {
  const readings = ownReadings(queryClient);
  const days = new Map(readings.flatMap(({ days: read }) => read.map((day) => [day.date, day] as const)));
  for (const { date } of wishes) {
    const wasRead = readings.some(({ first, last }) => first <= date && date <= last);
    if (wasRead && !days.has(date)) days.set(date, emptyDay(user.id, date));
  }
  return [...days.values()];
}

/** Shows what waits in everything that was read. */
function showWaiting(queryClient: QueryClient): void {
  for (const { queryKey, first, last, days } of ownReadings(queryClient)) {
    const shown = daysWithKeptChanges(days, { first, last }, keptChanges.waiting());
    queryClient.setQueryData(queryKey, shown);
  }
}

interface Held {
  readonly candidates: PlanCandidates;
  readonly days: readonly CalendarDay[];
  readonly wanted: DaysToFill;
}

/** What is needed to plan here; null when this device does not have it. */
async function readHeld(planning: Planning, wishes: readonly FillWish[]): Promise<Held | null> {
  const { queryClient, user } = planning;
  const candidatesKept = planCandidatesQuery(currentLanguage());
  await Promise.allSettled([
    queryClient.ensureQueryData(candidatesKept),
    ...wishes.map(({ date }) => queryClient.ensureQueryData(nearDaysQuery(date))),
  ]);
  const candidates = queryClient.getQueryData<PlanCandidates>(candidatesKept.queryKey);
  const days = heldDays(planning, wishes);
  const wanted = candidates && daysToFill({ user, days, candidates, today: todayOf(new Date()) }, wishes);
  return candidates && wanted ? { candidates, days, wanted } : null;
}

/** Plans with what this device holds, and keeps what was chosen; null when it cannot. */
async function planHere(planning: Planning, wishes: readonly FillWish[]): Promise<KeptPlanned | null> {
  const { queryClient, user } = planning;
  const held = await readHeld(planning, wishes);
  if (held === null) return null;
  const { candidates, days, wanted } = held;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const question = { kind: "plan", wanted, seed: seed % MAX_SEED } as const;
  const { reply } = await askWorker(candidates, question);
  const items = plannedItems(user, days, reply);
  const [first] = items;
  if (first === undefined) return null;
  const about = { key: newIdempotencyKey(), userId: user.id, dayId: first.calendar_day, date: first.date };
  const planned: KeptPlanned = { ...about, kind: "planned", items };
  keptChanges.keep({ ...planned, isTried: false, keptAt: new Date().toISOString() });
  showWaiting(queryClient);
  return planned;
}

/**
 * Lets the server plan; where it cannot be reached, this device plans what is empty, and what it chose is kept (ledger DIARY-121).
 * @returns The server's answer, or what was kept.
 * @throws CallError of the server, also when this device cannot plan either.
 */
export async function planOrKeep<Answer>(
  planning: Planning,
  wishes: readonly FillWish[],
  ask: () => Promise<Answer>,
): Promise<Answer | KeptPlanned> {
  try {
    return await ask();
  } catch (error) {
    if (!planning.isOwn || !(error instanceof CallError && error.status === 0)) throw error;
    const kept = await planHere(planning, wishes).catch((failure: unknown) => {
      reportError(failure);
      return null;
    });
    if (kept === null) throw error;
    return kept;
  }
}
