import type { PlanningNight } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { nightOfHour } from "../../platform/base/wall-clock.ts";
import type { Call } from "../../platform/calls/call.ts";
import type { JobKind } from "../../platform/calls/jobs.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { forgetItemsAsideBefore } from "../day/replaced-item-store.ts";
import { planWeekAtNight } from "./plan-week-at-night.ts";
import {
  beginHour,
  countOutcomes,
  divideHour,
  findLastNight,
  finishNight,
  holdOpenNight,
  listDue,
  listParts,
  listZones,
  type NightPart,
  removePart,
} from "./planning-night-store.ts";

const PLAN_NIGHT_JOB = "plan-night";
/** People per part: little is done again when a process dies, and a job is done long before the queue gives it up. */
const PART = 100;
/** People at once for each thread that plans: while one is planned, others are read and written. */
const PER_THREAD = 2;
const HOUR_MS = 3_600_000;
/** A timer may be a moment early. */
const EARLY_MS = 60_000;
const DAY_MS = 86_400_000;

/** Until version 2.4.11 each job asked for the next one, without saying where it ends. Such a job may still wait. */
type NightJob = NightPart | Omit<NightPart, "upTo">;

/** The Monday of the week that is planned in the night of this date: from Saturday on the next, on Monday the new one. */
export function weekToPlan(date: string): string | null {
  const daysAhead: Partial<Record<string, number>> = { saturday: 2, sunday: 1, monday: 0 };
  const days = daysAhead[weekdayOf(date)];
  return days === undefined ? null : addDays(date, days);
}

const keyOf = ({ hour, after }: NightPart): string => `${hour ?? ""} ${after}`;

/**
 * Sees to it that each part of a night that has not ended is in the queue, once, however many processes do so at a time.
 */
async function queueParts({ clock, jobs }: Services, db: Db, weekStart: string): Promise<void> {
  if ((await holdOpenNight(db, weekStart)) === undefined) return;
  const parts = await listParts(db, weekStart);
  if (parts.length === 0) await finishNight(db, weekStart, clock.now());
  const queued = new Set(
    (await jobs.listOpen<NightJob>(db, PLAN_NIGHT_JOB)).flatMap((job) =>
      job.weekStart === weekStart && "upTo" in job ? [keyOf(job)] : [],
    ),
  );
  const missing = parts.filter((part) => !queued.has(keyOf(part)));
  await jobs.enqueueAll(db, PLAN_NIGHT_JOB, missing);
}

/** Where a night began in an hour, of those that plan a week; null where none did. At one moment it is the same week everywhere. */
function beginningIn(zones: readonly string[], hour: Date): { weekStart: string; zones: string[] } | null {
  const begun = zones.flatMap((zone) => {
    const night = nightOfHour(hour, zone);
    const weekStart = night === null ? null : weekToPlan(night);
    return weekStart === null ? [] : [{ zone, weekStart }];
  });
  const [first] = begun;
  if (first === undefined) return null;
  return { weekStart: first.weekStart, zones: begun.map(({ zone }) => zone) };
}

/** Begins the night of the people for whom it has come in this hour, if a week is to be planned and nobody began it. */
export async function startNight(services: Services): Promise<void> {
  const now = services.clock.now();
  const hour = new Date(Math.floor((now.getTime() + EARLY_MS) / HOUR_MS) * HOUR_MS);
  await inSystemScope(services.db, async (db) => {
    await forgetItemsAsideBefore(db, new Date(now.getTime() - DAY_MS));
    const night = beginningIn(await listZones(db), hour);
    if (night === null || !(await beginHour(db, night.weekStart, hour))) return;
    await divideHour(db, { ...night, hour, size: PART }, now);
    await queueParts(services, db, night.weekStart);
  });
}

/** Goes on with a night that was broken off when a process died; who was planned for is not planned for again. */
export async function resumeNight(services: Services): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const night = await findLastNight(db);
    if (night !== undefined) await queueParts(services, db, night.week_start);
  });
}

/** Plans for the people of a part who are still due. As many at a time as there are connections for. */
export async function planPart(services: Services, part: NightPart): Promise<void> {
  const now = services.clock.now();
  const waiting = await inSystemScope(services.db, async (db) => {
    if (part.hour === undefined) return listDue(db, part, { now });
    const night = beginningIn(await listZones(db), new Date(part.hour));
    return night === null ? [] : listDue(db, part, { now, zones: night.zones });
  });
  const worker = async () => {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift())
      await planWeekAtNight(services, userId, part.weekStart);
  };
  const wanted = Math.max(1, PER_THREAD * services.settings.plannerThreads);
  const workers = Math.min(wanted, services.database.mostAtNight);
  await Promise.all(Array.from({ length: workers }, worker));
}

/** Ends the night together with its last part. */
async function finishPart({ db, clock }: Services, part: NightPart): Promise<void> {
  await inSystemScope(db, async (trx) => {
    // Parts that end at the same moment wait for each other here, so that one of them is the last.
    if ((await holdOpenNight(trx, part.weekStart)) === undefined) return;
    const isNews = await removePart(trx, part);
    if (isNews && (await listParts(trx, part.weekStart)).length === 0)
      await finishNight(trx, part.weekStart, clock.now());
  });
}

/** One part per job. Each process does one at a time, so that all have work until the end. */
export const planNightJob = (services: Services): JobKind<NightJob> => ({
  name: PLAN_NIGHT_JOB,
  retries: 3,
  retryDelaySeconds: 30,
  work: async (job) => {
    if (!("upTo" in job)) {
      await inSystemScope(services.db, (db) => queueParts(services, db, job.weekStart));
      return;
    }
    await planPart(services, job);
    await finishPart(services, job);
  },
});

const untilNextHour = (now: Date): number => HOUR_MS - (now.getTime() % HOUR_MS);

/** Begins the nights of each hour, as long as the process lives; several processes begin them once. Answers how to stop. */
export function watchNights(services: Services): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      startNight(services).catch((error: unknown) =>
        services.log.error({ err: error }, "The night did not begin"),
      );
      wait();
    }, untilNextHour(services.clock.now()));
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
