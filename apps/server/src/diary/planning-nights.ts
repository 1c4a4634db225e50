import type { PlanningNight } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { JobKind } from "../platform/jobs.ts";
import type { Services } from "../platform/services.ts";
import { planWeekAtNight } from "./plan-week-at-night.ts";
import {
  beginNight,
  countDue,
  countOutcomes,
  findLastNight,
  finishNight,
  listDue,
} from "./planning-night-store.ts";
import { forgetItemsAsideBefore } from "./replaced-item-store.ts";

const PLAN_NIGHT_JOB = "plan-night";
/** People per job: little is done again when a process dies, and a job is done long before the queue gives it up. */
const CHUNK = 100;
/** People at once for each thread that plans: while one is planned, others are read and written. */
const PER_THREAD = 2;
/** The hour, UTC, at which the night begins. */
const NIGHT_HOUR = 2;
const DAY_MS = 86_400_000;

export interface NightChunk {
  readonly weekStart: string;
  /** Everybody up to this id was dealt with. */
  readonly after: number;
}

/** The Monday of the week that is planned in the night of this date: from Saturday on the next, on Monday the new one. */
export function weekToPlan(date: string): string | null {
  const daysAhead: Partial<Record<string, number>> = { saturday: 2, sunday: 1, monday: 0 };
  const days = daysAhead[weekdayOf(date)];
  return days === undefined ? null : addDays(date, days);
}

/** Begins the night if a week is to be planned and nobody began it. */
export async function startNight(services: Services): Promise<void> {
  const now = services.clock.now();
  const weekStart = weekToPlan(now.toISOString().slice(0, 10));
  await inSystemScope(services.db, async (db) => {
    await forgetItemsAsideBefore(db, new Date(now.getTime() - DAY_MS));
    if (weekStart === null) return;
    const due = await countDue(db, weekStart, now);
    if (await beginNight(db, weekStart, due, now))
      await services.jobs.enqueue(db, PLAN_NIGHT_JOB, { weekStart, after: 0 } satisfies NightChunk);
  });
}

/** Goes on with a night that was broken off when a process died; who was planned for is not planned for again. */
export async function resumeNight(services: Services): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const night = await findLastNight(db);
    if (night === undefined || night.finished_at !== null) return;
    await services.jobs.enqueue(db, PLAN_NIGHT_JOB, { weekStart: night.week_start, after: 0 });
  });
}

/** Plans for the next people in line; answers what is left to do, null when that was everybody. */
export async function planChunk(
  services: Services,
  { weekStart, after }: NightChunk,
): Promise<NightChunk | null> {
  const due = await inSystemScope(services.db, (db) =>
    listDue(db, { weekStart, after, limit: CHUNK, now: services.clock.now() }),
  );
  const waiting = [...due];
  const worker = async () => {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift())
      await planWeekAtNight(services, userId, weekStart);
  };
  const workers = Math.max(1, PER_THREAD * services.settings.plannerThreads);
  await Promise.all(Array.from({ length: workers }, worker));
  const last = due.at(-1);
  return last === undefined || due.length < CHUNK ? null : { weekStart, after: last };
}

/** One chunk per job; each asks for the next. */
export const planNightJob = (services: Services): JobKind<NightChunk> => ({
  name: PLAN_NIGHT_JOB,
  retries: 3,
  retryDelaySeconds: 30,
  work: async (chunk) => {
    const rest = await planChunk(services, chunk);
    await inSystemScope(services.db, async (db) => {
      if (rest === null) await finishNight(db, chunk.weekStart, services.clock.now());
      else await services.jobs.enqueue(db, PLAN_NIGHT_JOB, rest);
    });
  },
});

const untilNextNight = (now: Date): number => {
  const next = new Date(now);
  next.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
};

/** Begins each night at its hour, as long as the process lives; several processes begin it once. Answers how to stop. */
export function watchNights(services: Services): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      startNight(services).catch((error: unknown) =>
        services.log.error({ err: error }, "The night did not begin"),
      );
      wait();
    }, untilNextNight(services.clock.now()));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}

/** What the operator sees of the night (PLAN-083). */
export async function getPlanningNight({ db }: Call): Promise<PlanningNight> {
  const night = await findLastNight(db);
  if (night === undefined) return { night: null };
  const outcomes = await countOutcomes(db, night.week_start);
  const of = (outcome: "PLANNED" | "EDITED" | "NOTHING_TO_PLAN" | "FAILED") => outcomes.get(outcome) ?? 0;
  return {
    night: {
      week_start: night.week_start,
      started_at: night.started_at.toISOString(),
      finished_at: night.finished_at?.toISOString() ?? null,
      due: night.due,
      planned: of("PLANNED"),
      edited: of("EDITED"),
      nothing_to_plan: of("NOTHING_TO_PLAN"),
      failed: of("FAILED"),
    },
  };
}
