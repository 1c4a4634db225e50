import type { User } from "@plateful/contract";
import { MEASUREMENT_TYPES, type MeasurementType } from "@plateful/nutrition";
import { useQueries } from "@tanstack/react-query";
import { calendarDaysQuery } from "../diary/index.ts";
import { todayOf, useToday } from "../lib/device/today.ts";
import { clientProgress, type Measured, useMeasured } from "../measurements/index.ts";
import { type EatenMeal, eatenMost } from "./eaten-most.ts";
import {
  datesOf,
  loggedDays,
  type ReportDay,
  type ReportPeriod,
  reportDays,
  sinceJoined,
} from "./report-days.ts";

const REPORT_BLOCKS = ["essence", "plan", "energy", "weeks", "meals", ...MEASUREMENT_TYPES] as const;
export type ReportBlock = (typeof REPORT_BLOCKS)[number];

/** Days that are read at once; a page of the diary holds no two months. */
const DAYS_AT_ONCE = 30;

/** What a client's report can hold. */
export interface Report {
  readonly from: string;
  readonly to: string;
  readonly days: readonly ReportDay[];
  readonly meals: readonly EatenMeal[];
  readonly measured: Readonly<Partial<Record<MeasurementType, Measured>>>;
  /** The blocks for which there is something to show. */
  readonly blocks: readonly ReportBlock[];
}

function useReportDays(client: User, period: ReportPeriod) {
  const dates = datesOf(period, useToday());
  const parts = client.consents.find(({ kind }) => kind === "COACH_SHARING")?.parts ?? [];
  const chunks = Array.from({ length: Math.ceil(dates.length / DAYS_AT_ONCE) }, (_, at) =>
    dates.slice(at * DAYS_AT_ONCE, (at + 1) * DAYS_AT_ONCE),
  );
  const isShared = parts.includes("DIARY");
  const queries = useQueries({
    queries: (isShared ? chunks : []).map((chunk) => ({
      ...calendarDaysQuery(chunk[0] ?? "", chunk.at(-1) ?? "", client.id),
      refetchInterval: false as const,
    })),
  });
  const read = queries.flatMap(({ data = [] }) => data);
  return {
    meals: isShared ? eatenMost(client, read, dates) : [],
    days: isShared ? sinceJoined(reportDays(client, read, dates), todayOf(new Date(client.date_joined))) : [],
    isMissing: queries.some(({ data }) => data === undefined),
    hasFailed: queries.some(({ data, isError }) => data === undefined && isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

function useAllMeasured(client: User, period: ReportPeriod) {
  const person = clientProgress(client);
  return [
    useMeasured(person, "WEIGHT", period),
    useMeasured(person, "WAIST_CIRCUMFERENCE", period),
    useMeasured(person, "SLEEP", period),
    useMeasured(person, "STRESS", period),
  ];
}

function blocksOf(
  client: User,
  { days, meals, measured }: Pick<Report, "days" | "meals" | "measured">,
): ReportBlock[] {
  const hasDays = loggedDays(days).length > 0;
  const has: Readonly<Record<ReportBlock, boolean>> = {
    essence: hasDays || Object.keys(measured).length > 0,
    plan: client.intake?.weekly_nutrition_plan != null,
    energy: hasDays,
    weeks: hasDays && days.some(({ planned }) => planned !== null),
    meals: meals.length > 0,
    WEIGHT: measured.WEIGHT !== undefined,
    WAIST_CIRCUMFERENCE: measured.WAIST_CIRCUMFERENCE !== undefined,
    SLEEP: measured.SLEEP !== undefined,
    STRESS: measured.STRESS !== undefined,
  };
  return REPORT_BLOCKS.filter((block) => has[block]);
}

/** Reads a client's period: only what the client shares with the coach (ledger REPORT-002). */
export function useReport(client: User, period: ReportPeriod) {
  const today = useToday();
  const diary = useReportDays(client, period);
  const readings = useAllMeasured(client, period);
  const found = readings.flatMap(({ measured }) =>
    measured === null || measured.measurements.length === 0 ? [] : [[measured.type, measured] as const],
  );
  const measured: Report["measured"] = Object.fromEntries(found);
  const isMissing = diary.isMissing || readings.some((reading) => reading.measured === null);
  const report: Report | null = isMissing
    ? null
    : {
        from: datesOf(period, today)[0] ?? today,
        to: today,
        days: diary.days,
        meals: diary.meals,
        measured,
        blocks: blocksOf(client, { days: diary.days, meals: diary.meals, measured }),
      };
  return {
    report,
    hasFailed: diary.hasFailed || readings.some(({ hasFailed }) => hasFailed),
    retry: () => {
      diary.retry();
      for (const reading of readings) if (reading.hasFailed) reading.retry();
    },
  };
}
