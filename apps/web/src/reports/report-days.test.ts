import { describe, expect, it } from "vitest";
import { datesOf, meanDay, type ReportDay, shareOfPlan, sinceJoined, weeksOf } from "./report-days.ts";

const amount = (kcal: number) => ({ kcal, protein: kcal / 20, carbohydrates: kcal / 10, fat: kcal / 40 });
const day = (date: string, eaten: number | null, planned: number | null = 2000): ReportDay => ({
  date,
  eaten: eaten === null ? null : amount(eaten),
  planned: planned === null ? null : amount(planned),
});

describe("the days of a report", () => {
  it("REPORT-004 holds the complete days of the period, and not today", () => {
    const dates = datesOf("LAST_2_WEEKS", "2026-03-20");
    expect(dates).toHaveLength(13);
    expect([dates[0], dates.at(-1)]).toEqual(["2026-03-07", "2026-03-19"]);
  });

  it("REPORT-004 says nothing of the share where nothing was logged or no plan is there", () => {
    expect(shareOfPlan(day("2026-03-02", 1500))).toBe(0.75);
    expect(shareOfPlan(day("2026-03-02", null))).toBeNull();
    expect(shareOfPlan(day("2026-03-02", 1500, null))).toBeNull();
    expect(shareOfPlan(day("2026-03-02", 1500, 0))).toBeNull();
  });

  it("REPORT-004 takes the mean of the logged days, and of the plan on those days", () => {
    const days = [
      day("2026-03-02", 1000, 1000),
      day("2026-03-03", null, 9000),
      day("2026-03-04", 2000, 3000),
    ];
    expect(meanDay(days)).toEqual({ eaten: amount(1500), planned: amount(2000), days: 2 });
    expect(meanDay([day("2026-03-02", null)])).toBeNull();
  });

  it("REPORT-004 compares with no plan where one of the logged days has none", () => {
    const days = [day("2026-03-02", 1000, 1000), day("2026-03-03", 2000, null)];
    expect(meanDay(days)).toEqual({ eaten: amount(1500), planned: null, days: 2 });
  });

  it("COACH-159 begins when the client joined, or with the first logged day before it", () => {
    const days = [
      ...[day("2026-03-02", null), day("2026-03-03", 1500), day("2026-03-04", null)],
      ...[day("2026-03-05", null), day("2026-03-06", 1800)],
    ];
    const datesSince = (joined: string, some = days) => sinceJoined(some, joined).map(({ date }) => date);
    expect(datesSince("2026-02-01")).toHaveLength(5);
    expect(datesSince("2026-03-05")).toEqual(["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"]);
    const silent = [day("2026-03-02", null), day("2026-03-03", null)];
    expect(datesSince("2026-03-03", silent)).toEqual(["2026-03-03"]);
    expect(datesSince("2026-03-20", silent)).toEqual([]);
  });

  it("REPORT-004 puts the days into weeks from Monday, and leaves room for those outside", () => {
    const weeks = weeksOf([day("2026-03-07", 1), day("2026-03-08", 2), day("2026-03-09", null)]);
    expect(weeks.map(({ monday }) => monday)).toEqual(["2026-03-02", "2026-03-09"]);
    expect(weeks[0]?.days.map((one) => one?.date ?? null)).toEqual([
      ...[null, null, null, null, null],
      ...["2026-03-07", "2026-03-08"],
    ]);
    expect(weeks[1]?.days).toHaveLength(7);
  });
});
