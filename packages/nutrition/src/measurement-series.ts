import { roundHalfUp } from "@plateful/quantities";
import { addDays, dayNumberOf } from "./calendar-date.ts";

/** The stretches of time that can be looked at (MEAS-010). */
export const MEASUREMENT_PERIODS = [
  "LAST_WEEK",
  "LAST_2_WEEKS",
  "LAST_MONTH",
  "LAST_2_MONTHS",
  "SINCE_BEGINNING",
] as const;
export type MeasurementPeriod = (typeof MEASUREMENT_PERIODS)[number];

/** Days in a period, today included; SINCE_BEGINNING is as long as there is something to show. */
export const PERIOD_DAYS: Readonly<Record<Exclude<MeasurementPeriod, "SINCE_BEGINNING">, number>> = {
  LAST_WEEK: 7,
  LAST_2_WEEKS: 14,
  LAST_MONTH: 30,
  LAST_2_MONTHS: 60,
};

/** A number that was measured at a moment; its date is that of the person's own calendar. */
export interface Measured {
  readonly date: string;
  /** The moment, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly value: number;
}

/** One day of a chart. */
export interface SeriesPoint {
  readonly date: string;
  readonly value: number;
  /** False where the value was taken over from the nearest day that has one (MEAS-012). */
  readonly isMeasured: boolean;
}

/** The latest of some measurements by its moment; of two at one moment the later in the list (MEAS-013). */
export const latestMeasured = <M extends Measured>(measurements: readonly M[]): M | null => {
  let latest: M | null = null;
  for (const one of measurements)
    if (latest === null || Date.parse(one.createdAt) >= Date.parse(latest.createdAt)) latest = one;
  return latest;
};

/** The first date of a period that ends today; null when it begins with measurements that do not exist (MEAS-010). */
export const periodStart = (
  period: MeasurementPeriod,
  measurements: readonly Pick<Measured, "date">[],
  today: string,
): string | null => {
  if (period !== "SINCE_BEGINNING") return addDays(today, 1 - PERIOD_DAYS[period]);
  return measurements.map(({ date }) => date).reduce<string | null>(earlier, null);
};

const earlier = (one: string | null, other: string): string => (one === null || other < one ? other : one);

/** The measurements within a period, in the order in which they came. */
export const inPeriod = <M extends Measured>(
  measurements: readonly M[],
  period: MeasurementPeriod,
  today: string,
): M[] => {
  const start = periodStart(period, measurements, today);
  return measurements.filter(({ date }) => start !== null && date >= start && date <= today);
};

/** The latest measurement of each day, oldest day first (MEAS-014). */
export const latestOfEachDay = <M extends Measured>(measurements: readonly M[]): M[] => {
  const byDate = Map.groupBy(measurements, ({ date }) => date);
  return [...byDate.keys()]
    .sort()
    .map((date) => latestMeasured(byDate.get(date) ?? []))
    .filter((one) => one !== null);
};

/** The value that is nearest in days, the later one on a tie (MEAS-012). Values stand by the number of their day. */
const nearestValue = (valueByDay: ReadonlyMap<number, number>, wanted: number): number => {
  let best = { distance: Number.POSITIVE_INFINITY, value: 0 };
  for (const [measuredOn, value] of valueByDay) {
    const distance = Math.abs(measuredOn - wanted);
    if (distance <= best.distance) best = { distance, value };
  }
  return best.value;
};

/**
 * One point for each day of a period up to today, oldest first. A day without measurement takes the value of the
 * nearest measured day of the period (MEAS-011, MEAS-012); a period without any has no points (MEAS-018).
 * @param measurements In any order, several of one day allowed.
 */
export const chartSeries = (
  measurements: readonly Measured[],
  period: MeasurementPeriod,
  today: string,
): SeriesPoint[] => {
  const days = latestOfEachDay(inPeriod(measurements, period, today));
  const start = periodStart(period, days, today);
  if (start === null || days.length === 0) return [];
  const valueByDay = new Map(days.map(({ date, value }) => [dayNumberOf(date), value]));
  return Array.from({ length: dayNumberOf(today) - dayNumberOf(start) + 1 }, (_, at) => {
    const own = valueByDay.get(dayNumberOf(start) + at);
    const value = own ?? nearestValue(valueByDay, dayNumberOf(start) + at);
    return { date: addDays(start, at), value, isMeasured: own !== undefined };
  });
};

/** The points of a series that were measured. */
export const measuredPoints = (series: readonly SeriesPoint[]): SeriesPoint[] =>
  series.filter(({ isMeasured }) => isMeasured);

/**
 * How much a value changes in a week, from the first to the last measured day: 80 to 78.5 in 21 days is -0.5
 * (MEAS-016, MEAS-017). One decimal, in the unit of the values.
 * @returns null with fewer than two measured days.
 */
export const averageWeeklyChange = (series: readonly SeriesPoint[]): number | null => {
  const measured = measuredPoints(series);
  const first = measured[0];
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return null;
  const days = dayNumberOf(last.date) - dayNumberOf(first.date);
  return days === 0 ? null : roundHalfUp(((last.value - first.value) / days) * 7, 1);
};

/** The mean of what was measured, filled days left out (MEAS-012); null when nothing was. */
export const averageOf = (series: readonly SeriesPoint[]): number | null => {
  const measured = measuredPoints(series);
  if (measured.length === 0) return null;
  return measured.reduce((sum, { value }) => sum + value, 0) / measured.length;
};

/** Least and greatest value of a chart's axis: one below and one above the values; 50 to 140 without any (MEAS-015). */
export const yRange = (values: readonly number[]): { readonly min: number; readonly max: number } =>
  values.length === 0
    ? { min: 50, max: 140 }
    : { min: Math.min(...values) - 1, max: Math.max(...values) + 1 };

/** Days to each side that the trend looks at, and how fast their weight falls off. */
const TREND_REACH = 7;
const TREND_WIDTH = 3;

/**
 * The trend under the daily ups and downs: for each day the mean of what was measured around it, near days counting
 * most (a Gaussian window of 3 days); filled days count for nothing. Days too far from any measurement keep their value.
 */
export const trendOf = (series: readonly SeriesPoint[]): number[] =>
  series.map(({ value: own }, at) => {
    let sum = 0;
    let weights = 0;
    for (let other = Math.max(0, at - TREND_REACH); other <= at + TREND_REACH; other++) {
      const point = series[other];
      if (point === undefined || !point.isMeasured) continue;
      const weight = Math.exp(-((other - at) ** 2) / (2 * TREND_WIDTH ** 2));
      sum += weight * point.value;
      weights += weight;
    }
    return weights === 0 ? own : sum / weights;
  });

/** The weekly change of a series whose values are shown in another unit (MEAS-017). */
export const weeklyChangeIn = (
  series: readonly SeriesPoint[],
  toShown: (stored: number) => number,
): number | null => averageWeeklyChange(series.map((point) => ({ ...point, value: toShown(point.value) })));

/** The value that was measured most often, the later one on a tie; null when nothing was measured. */
export const mostCommon = (series: readonly SeriesPoint[]): number | null => {
  const counts = new Map<number, number>();
  let best: number | null = null;
  for (const { value } of measuredPoints(series)) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (best === null || count >= (counts.get(best) ?? 0)) best = value;
  }
  return best;
};

/** A goal further away than this is not foretold. */
const FORESIGHT_DAYS = 365;

/**
 * The date on which a goal is reached at the pace of a period; null when the pace is unknown, leads away from the goal,
 * or needs more than a year.
 *
 * @example 71.4 kg, goal 68 kg, -0.8 kg a week on 2026-03-18: 2026-04-17
 */
export const expectedOn = (
  latest: number,
  goal: number,
  series: readonly SeriesPoint[],
  today: string,
): string | null => {
  const change = averageWeeklyChange(series);
  if (change === null || change === 0) return null;
  const days = Math.ceil(roundHalfUp(((goal - latest) / change) * 7, 6));
  return days > 0 && days <= FORESIGHT_DAYS ? addDays(today, days) : null;
};
