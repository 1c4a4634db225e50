import { addDays } from "@plateful/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, weekdayOf } from "./civil-date.ts";

/** A zone with summer time, one without the sun's hour, one that lost a day, one of half an hour, one of quarters. */
const ZONES = [
  "Europe/Amsterdam",
  "America/New_York",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
];
const formats = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })]),
);
const weekdays = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long" })]),
);

/** The date on the wall in a zone, by the calendar of the platform. */
const dateAt = (moment: number, zone: string) => formats.get(zone)?.format(moment) ?? "";

const MINUTE_MS = 60_000;
const moments = fc
  .integer({ min: Date.UTC(2000, 0, 1) / MINUTE_MS, max: Date.UTC(2050, 11, 31) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);

/** The moment at which the wall of a zone next shows another date. */
function nextDate(moment: number, zone: string): string {
  const today = dateAt(moment, zone);
  let later = moment;
  while (dateAt(later, zone) === today) later += 30 * MINUTE_MS;
  return dateAt(later, zone);
}

describe("dates of 2000 to 2050 in five zones", () => {
  it("E12: DIARY-082 DIARY-003 are moved by 0 to 13 days as on a wall calendar, and keep their weekday", () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 13 }),
        fc.constantFrom(...ZONES),
        (moment, days, zone) => {
          const today = dateAt(moment, zone);
          const moved = addDays(today, days);
          expect(daysBetween(today, moved)).toBe(days);
          // The platform's own calendar, at noon of a zone without summer time.
          const noon = Date.parse(`${today}T12:00:00Z`) + days * 1_440 * MINUTE_MS;
          expect(moved).toBe(new Date(noon).toISOString().slice(0, 10));
          expect(weekdayOf(today)).toBe(weekdays.get(zone)?.format(moment).toLowerCase());
        },
      ),
    );
  });

  it("E12: DIARY-082 follow each other without a gap, but for the day that Samoa left out", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (moment, zone) => {
        const today = dateAt(moment, zone);
        const isLeftOut = zone === "Pacific/Apia" && today === "2011-12-29";
        expect(nextDate(moment, zone)).toBe(addDays(today, isLeftOut ? 2 : 1));
      }),
      { numRuns: 300 },
    );
    expect(nextDate(Date.UTC(2011, 11, 30, 9), "Pacific/Apia")).toBe("2011-12-31");
  });
});
