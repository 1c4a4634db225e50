import { addDays, WEEKDAYS } from "@plateful/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, isAcceptedDate, isCivilDate, sameWeekday, weekdayOf, weekOf } from "./civil-date.ts";

/** Any day of about four hundred years on either side of 1970. */
const someDay = fc.integer({ min: -146_000, max: 146_000 }).map((days) => addDays("1970-01-01", days));

describe("dates without time zone", () => {
  it("moves the weekday on by one each day and counts days back and forth", () => {
    expect(weekdayOf("1970-01-01")).toBe("thursday");
    expect(weekdayOf("2026-11-20")).toBe("friday");
    fc.assert(
      fc.property(someDay, fc.integer({ min: -900, max: 900 }), (date, days) => {
        const tomorrow = WEEKDAYS[(WEEKDAYS.indexOf(weekdayOf(date)) + 1) % 7];
        expect(weekdayOf(addDays(date, 1))).toBe(tomorrow);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  it.each([
    ["2024-02-28", 2, "2024-03-01"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2100-02-28", 1, "2100-03-01"],
    ["2000-02-28", 1, "2000-02-29"],
    ["2025-12-31", 1, "2026-01-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-03-29", 1, "2026-03-30"],
  ])("adds days: %s plus %i is %s", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each(["2023-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-1", "today", ""])(
    "refuses %j",
    (text) => {
      expect(isCivilDate(text)).toBe(false);
      expect(() => weekdayOf(text)).toThrow(RangeError);
    },
  );

  it("DIARY-003 gives the week of any day as Monday to Sunday", () => {
    const week = [
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ];
    for (const day of week) expect(weekOf(day)).toEqual(week);
    fc.assert(
      fc.property(someDay, (date) => {
        expect(weekOf(date).map(weekdayOf)).toEqual(WEEKDAYS);
        expect(weekOf(date)).toContain(date);
      }),
      { seed: 13 },
    );
  });

  it("DIARY-005 keeps the weekday when the week changes", () => {
    expect(sameWeekday("2026-12-30", 1)).toBe("2027-01-06");
    expect(sameWeekday("2026-03-04", -1)).toBe("2026-02-25");
  });

  it.each([
    ["2027-12-25", true],
    ["2027-12-26", false],
    ["2025-10-16", true],
    ["2025-10-15", false],
    ["2026-02-30", false],
  ])("DIARY-082 accepts 400 days either way: %s is %s", (date, accepted) => {
    expect(isAcceptedDate(date, "2026-11-20")).toBe(accepted);
  });
});
