import type { CalendarDay, User } from "@plateful/contract";
import { addDays, type MeasurementPeriod, periodStart } from "@plateful/nutrition";
import { type CivilDate, daysBetween, weekOf } from "@plateful/planning";
import { diaryDay } from "../diary/index.ts";

/** Periods of a report; a longer one would not fit on its two pages. */
export const REPORT_PERIODS = [
  "LAST_2_WEEKS",
  "LAST_MONTH",
  "LAST_2_MONTHS",
] as const satisfies readonly MeasurementPeriod[];
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Energy in kcal and macros in grams. */
export interface Eaten {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}

/** A day of the period: what was logged as eaten, null for nothing, and what the present plan asks for on its weekday. */
export interface ReportDay {
  readonly date: CivilDate;
  readonly eaten: Eaten | null;
  readonly planned: Eaten | null;
}

/** The complete days of a period, oldest first; today is not over yet and is left out. */
export function datesOf(period: ReportPeriod, today: CivilDate): CivilDate[] {
  const first = periodStart(period, [], today) ?? today;
  return Array.from({ length: daysBetween(first, today) }, (_, at) => addDays(first, at));
}

/**
 * The days since the client joined, or since the first logged one where that is earlier: nobody left out a day on which they
 * had no diary (ledger COACH-159).
 */
export function sinceJoined(days: readonly ReportDay[], joined: CivilDate): readonly ReportDay[] {
  const first = days.findIndex(({ date, eaten }) => date >= joined || eaten !== null);
  return first < 0 ? [] : days.slice(first);
}

const FIELDS = ["kcal", "protein", "carbohydrates", "fat"] as const;
const pick = (totals: Eaten): Eaten => ({
  kcal: totals.kcal,
  protein: totals.protein,
  carbohydrates: totals.carbohydrates,
  fat: totals.fat,
});

export function reportDays(
  client: User,
  days: readonly CalendarDay[],
  dates: readonly CivilDate[],
): ReportDay[] {
  return dates.map((date) => {
    const { totals, groups } = diaryDay(client, date, days);
    const isLogged = groups.some(({ entries }) => entries.some(({ status }) => status === "EATEN"));
    return {
      date,
      eaten: isLogged ? pick(totals.eaten) : null,
      planned: totals.target === null ? null : pick(totals.target),
    };
  });
}

/** Share of the plan that was eaten; null for a day with nothing logged or without a plan. */
export const shareOfPlan = ({ eaten, planned }: ReportDay): number | null =>
  eaten === null || planned === null || planned.kcal <= 0 ? null : eaten.kcal / planned.kcal;

export const loggedDays = (days: readonly ReportDay[]): ReportDay[] =>
  days.filter(({ eaten }) => eaten !== null);

const meanOf = (values: readonly Eaten[]): Eaten | null => {
  if (values.length === 0) return null;
  const mean = (field: (typeof FIELDS)[number]) =>
    values.reduce((sum, value) => sum + value[field], 0) / values.length;
  return {
    kcal: mean("kcal"),
    protein: mean("protein"),
    carbohydrates: mean("carbohydrates"),
    fat: mean("fat"),
  };
};

/** The mean of the logged days, and of what the plan asks for on those same days; null without a logged day. */
export function meanDay(
  days: readonly ReportDay[],
): { readonly eaten: Eaten; readonly planned: Eaten | null; readonly days: number } | null {
  const logged = loggedDays(days);
  const eaten = meanOf(logged.flatMap((day) => (day.eaten === null ? [] : [day.eaten])));
  const planned = logged.flatMap((day) => (day.planned === null ? [] : [day.planned]));
  // A plan for some of the days only would be compared with what was eaten on others.
  return eaten === null
    ? null
    : { eaten, planned: planned.length === logged.length ? meanOf(planned) : null, days: logged.length };
}

/** The days by week, Monday first; null stands for a date outside the period. */
export function weeksOf(
  days: readonly ReportDay[],
): { readonly monday: CivilDate; readonly days: readonly (ReportDay | null)[] }[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const mondays = new Set(days.map(({ date }) => weekOf(date)[0] ?? date));
  return [...mondays].map((monday) => ({
    monday,
    days: weekOf(monday).map((date) => byDate.get(date) ?? null),
  }));
}
