import { MEASUREMENT_KINDS } from "@plateful/contract";
import {
  addDays,
  type MeasurementPeriod,
  type MeasurementType,
  PERIOD_DAYS,
  stressNumber,
} from "@plateful/nutrition";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { todayOf } from "../lib/device/today.ts";
import { keptChanges } from "../lib/kept/kept-changes.ts";
import { MEASUREMENTS } from "../lib/kept/refresh-kept.ts";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { POLL } from "../lib/server/polling.ts";
import type { Measurement } from "./kept/stored-measurement.ts";
import { withKeptMeasurements } from "./kept/with-kept-measurements.ts";

const MAX_PAGE = 100;

/** The moment at which a date begins where the device is. */
const startOf = (date: string): string => new Date(`${date}T00:00:00`).toISOString();

async function readAll(type: MeasurementType, userId: number, from: string | null, signal: AbortSignal) {
  const found: Measurement[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const since = from === null ? {} : { created_at__gte: startOf(from) };
    const query = { user: userId, page, page_size: MAX_PAGE, ...since };
    const answer = await call(MEASUREMENT_KINDS[type].calls.list, { query, signal });
    for (const { id, created_at: createdAt, value } of answer.results) {
      const date = todayOf(new Date(createdAt));
      found.push({ id, createdAt, date, value: typeof value === "string" ? stressNumber(value) : value });
    }
    pages = answer.total_pages;
  }
  return found;
}

interface Wanted {
  readonly type: MeasurementType;
  readonly userId: number;
  readonly period: MeasurementPeriod;
  readonly today: string;
}

/**
 * A person's measurements of one type, newest first. All shorter periods are cut from the same two months, so that
 * changing between them reads nothing (ledger MEAS-010, CACHE-002).
 */
export function measurementsQuery({ type, userId, period, today }: Wanted) {
  // From the first of a month on, so that what was read yesterday is found without a network today.
  const from =
    period === "SINCE_BEGINNING" ? null : `${addDays(today, -PERIOD_DAYS.LAST_2_MONTHS).slice(0, 8)}01`;
  return queryOptions({
    queryKey: [MEASUREMENTS, userId, type, from],
    queryFn: async ({ signal }) => {
      const withKept = (stored: readonly Measurement[]) =>
        withKeptMeasurements(stored, keptChanges.waiting(), userId, type);
      try {
        return withKept(await readAll(type, userId, from, signal));
      } catch (error) {
        // What could not be read is no reason to hide what was measured meanwhile.
        const kept = error instanceof CallError && error.status === 0 ? withKept([]) : [];
        if (kept.length === 0) throw error;
        return kept;
      }
    },
    refetchInterval: POLL.measurements,
  });
}

/** Shows what waits to be sent of one type, before the server has been asked. */
export const showKeptMeasurements = (
  queryClient: QueryClient,
  userId: number,
  type: MeasurementType,
): void => {
  queryClient.setQueriesData<readonly Measurement[]>({ queryKey: [MEASUREMENTS, userId, type] }, (shown) =>
    shown === undefined ? undefined : withKeptMeasurements(shown, keptChanges.waiting(), userId, type),
  );
};

/** Reads one type again; the way every change of a measurement of that type ends (ledger CACHE-009). */
export const refreshMeasurements = (
  queryClient: QueryClient,
  userId: number,
  type: MeasurementType,
): Promise<void> => queryClient.invalidateQueries({ queryKey: [MEASUREMENTS, userId, type] });
