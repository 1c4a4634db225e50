import { MEASUREMENT_KINDS } from "@plateful/contract";
import {
  addDays,
  type Measured,
  type MeasurementPeriod,
  type MeasurementType,
  PERIOD_DAYS,
  stressNumber,
} from "@plateful/nutrition";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { todayOf } from "../lib/device/today.ts";
import { call } from "../lib/server/call.ts";
import { POLL } from "../lib/server/polling.ts";

/** One stored measurement: kilograms, hours, a level from 1 to 5 or centimetres. */
export interface Measurement extends Measured {
  readonly id: number;
}

const MAX_PAGE = 100;

/** Every reading of measurements starts with this key, then says whose they are and of which type. */
const MEASUREMENTS = "measurements";

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
  const from = period === "SINCE_BEGINNING" ? null : addDays(today, -PERIOD_DAYS.LAST_2_MONTHS);
  return queryOptions({
    queryKey: [MEASUREMENTS, userId, type, from],
    queryFn: ({ signal }) => readAll(type, userId, from, signal),
    refetchInterval: POLL.measurements,
  });
}

/** Reads one type again; the way every change of a measurement of that type ends (ledger CACHE-009). */
export const refreshMeasurements = (
  queryClient: QueryClient,
  userId: number,
  type: MeasurementType,
): Promise<void> => queryClient.invalidateQueries({ queryKey: [MEASUREMENTS, userId, type] });
