import { describe, expect, it } from "vitest";
import {
  averageOf,
  averageWeeklyChange,
  chartSeries,
  inPeriod,
  latestMeasured,
  latestOfEachDay,
  MEASUREMENT_PERIODS,
  type Measured,
  periodStart,
  STORED_STRESS_LEVELS,
  stressLevel,
  stressNumber,
  trendOf,
  waistFromInches,
  waistInInches,
  yRange,
} from "./index.ts";

const TODAY = "2026-03-18";
const measured = (date: string, value: number, time = "07:00"): Measured => ({
  date,
  createdAt: `${date}T${time}:00Z`,
  value,
});
const SERIES = [measured("2026-03-13", 80), measured("2026-03-16", 79), measured("2026-03-18", 78)];

describe("stress", () => {
  it("MEAS-006 counts the levels from 1 to 5, and 0 where nothing was given", () => {
    expect(STORED_STRESS_LEVELS.map((level) => [level, stressNumber(level)])).toEqual([
      ["NOT_PROVIDED", 0],
      ["VERY_LOW", 1],
      ["LOW", 2],
      ["MEDIUM", 3],
      ["HIGH", 4],
      ["VERY_HIGH", 5],
    ]);
    expect([0, 1, 2, 3, 4, 5].map((number) => stressNumber(stressLevel(number)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([6, -1, 2.5, Number.NaN])("MEAS-007 fails on %s, which is no level", (value) => {
    expect(() => stressLevel(value)).toThrow(RangeError);
  });
});

describe("periods", () => {
  it("MEAS-010 begin so many days ago that today is the last of them", () => {
    const starts = MEASUREMENT_PERIODS.map((period) =>
      periodStart(period, [measured("2025-11-02", 1), measured("2025-10-30", 1)], TODAY),
    );
    expect(starts).toEqual(["2026-03-12", "2026-03-05", "2026-02-17", "2026-01-18", "2025-10-30"]);
    expect(periodStart("SINCE_BEGINNING", [], TODAY)).toBeNull();
  });

  it("MEAS-010 leave out what is older, and what is later than today", () => {
    const all = ["2026-03-11", "2026-03-12", "2026-03-18", "2026-03-19"].map((date) => measured(date, 1));
    expect(inPeriod(all, "LAST_WEEK", TODAY).map(({ date }) => date)).toEqual(["2026-03-12", "2026-03-18"]);
  });
});

describe("the latest", () => {
  it("MEAS-013 is that with the latest moment, in whatever order they come", () => {
    const morning = measured(TODAY, 71, "06:00");
    const evening = measured(TODAY, 72, "21:00");
    expect(latestMeasured([evening, measured("2026-03-17", 90, "23:59"), morning])).toBe(evening);
    expect(latestMeasured([])).toBeNull();
  });

  it("MEAS-013 is the later of the list where two are of one moment", () => {
    const [first, second] = [measured(TODAY, 71, "06:00"), measured(TODAY, 72, "06:00")];
    expect(latestMeasured([first, second])).toBe(second);
    expect(latestMeasured([second, first])).toBe(first);
  });

  it("MEAS-014 stands for its day in the chart", () => {
    const days = [
      measured(TODAY, 72, "21:00"),
      measured(TODAY, 71, "06:00"),
      measured("2026-03-17", 70, "08:00"),
    ];
    expect(latestOfEachDay(days).map(({ date, value }) => [date, value])).toEqual([
      ["2026-03-17", 70],
      [TODAY, 72],
    ]);
    expect(chartSeries(days, "LAST_WEEK", TODAY).at(-1)).toEqual({
      date: TODAY,
      value: 72,
      isMeasured: true,
    });
  });
});

describe("series", () => {
  it("MEAS-011 MEAS-012 takes over the nearest day, the later one on a tie", () => {
    const points = chartSeries(SERIES, "LAST_WEEK", TODAY);
    expect(points.map(({ date, value, isMeasured }) => [date.slice(8), value, isMeasured])).toEqual([
      ["12", 80, false],
      ["13", 80, true],
      ["14", 80, false],
      ["15", 79, false],
      ["16", 79, true],
      ["17", 78, false],
      ["18", 78, true],
    ]);
  });

  it("MEAS-012 counts filled days in no average", () => {
    expect(averageOf(chartSeries(SERIES, "LAST_WEEK", TODAY))).toBe(79);
    expect(averageOf([])).toBeNull();
  });

  it("MEAS-018 has no points for a period without measurements", () => {
    expect(chartSeries([measured("2026-02-01", 80)], "LAST_WEEK", TODAY)).toEqual([]);
    expect(chartSeries([], "SINCE_BEGINNING", TODAY)).toEqual([]);
  });

  it("MEAS-015 is drawn between one below and one above, without values between 50 and 140", () => {
    expect(yRange([71.4, 74.6, 72])).toEqual({ min: 70.4, max: 75.6 });
    expect(yRange([80])).toEqual({ min: 79, max: 81 });
    expect(yRange([])).toEqual({ min: 50, max: 140 });
  });
});

describe("change per week", () => {
  const change = (...measurements: Measured[]) =>
    averageWeeklyChange(chartSeries(measurements, "LAST_MONTH", TODAY));

  it("MEAS-016 MEAS-017 goes from the first to the last measurement", () => {
    expect(change(measured("2026-02-25", 80), measured("2026-03-02", 95), measured(TODAY, 78.5))).toBe(-0.5);
    expect(change(measured("2026-03-16", 80), measured(TODAY, 80.3))).toBe(1.1);
  });

  it("MEAS-016 does not take a filled day for the last measurement", () => {
    expect(change(measured("2026-02-18", 80), measured("2026-03-04", 79))).toBe(-0.5);
  });

  it("MEAS-017 needs two measurements on two days", () => {
    expect(change()).toBeNull();
    expect(change(measured(TODAY, 80))).toBeNull();
    expect(change(measured(TODAY, 80, "06:00"), measured(TODAY, 79, "20:00"))).toBeNull();
  });
});

describe("trend", () => {
  it("MEAS-012 smooths what was measured and leaves filled days out", () => {
    const flat = chartSeries([measured("2026-02-17", 80), measured(TODAY, 80)], "LAST_MONTH", TODAY);
    expect(new Set(trendOf(flat))).toEqual(new Set([80]));
    const two = chartSeries([measured("2026-03-12", 80), measured(TODAY, 79)], "LAST_WEEK", TODAY);
    const trend = trendOf(two);
    expect(trend[3]).toBeCloseTo(79.5, 10);
    expect(trend[0]).toBeGreaterThan(79.8);
    expect(trend.every((value, at) => at === 0 || value < (trend[at - 1] ?? 0))).toBe(true);
  });
});

describe("waist", () => {
  it("MEAS-025 is shown and typed in inches, and does not drift", () => {
    expect(waistInInches(80)).toBe(31.5);
    expect(waistFromInches(31.5)).toBe(80.01);
    for (let tenths = 100; tenths <= 1181; tenths++)
      expect(waistInInches(waistFromInches(tenths / 10))).toBe(tenths / 10);
  });
});
