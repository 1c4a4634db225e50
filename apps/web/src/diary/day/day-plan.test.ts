import { describe, expect, it } from "vitest";
import { missingDates } from "../planning/use-planned-week.ts";
import { dayPlanOn, requireDayId } from "./day-plan.ts";

describe("the day to plan on", () => {
  it("DIARY-078 is missed loudly", () => {
    expect(() => requireDayId(null)).toThrow("currentCalendarDay is not set");
    expect(requireDayId({ id: 7 })).toBe(7);
  });

  it("DIARY-079 needs a plan for its weekday once there is a weekly plan", () => {
    expect(dayPlanOn(null, "2026-03-18")).toBeNull();
    expect(() => dayPlanOn({}, "2026-03-18")).toThrow("wednesday");
  });
});

describe("missing days", () => {
  it("begin with the day that is looked at and stay within what the server keeps", () => {
    const week = [{ date: "2026-03-17" }, { date: "2026-03-20" }];
    expect(missingDates(week, "2026-03-18", "2026-03-18")).toEqual([
      "2026-03-18",
      "2026-03-16",
      "2026-03-19",
      "2026-03-21",
      "2026-03-22",
    ]);
    expect(missingDates([], "2027-04-22", "2026-03-18")).toEqual([
      "2027-04-22",
      "2027-04-19",
      "2027-04-20",
      "2027-04-21",
    ]);
  });
});
