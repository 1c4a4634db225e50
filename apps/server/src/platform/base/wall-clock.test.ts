import { addDays, daysBetween } from "@plateful/planning";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nightOfHour } from "./wall-clock.ts";

const HOUR_MS = 3_600_000;
const ZONES = Intl.supportedValuesOf("timeZone");

/** The nights that begin in a zone from one hour on, with the hours in which they do. */
function nightsFrom(start: number, hours: number, zone: string): { night: string; hour: number }[] {
  return Array.from({ length: hours }, (_, at) => start + at * HOUR_MS).flatMap((hour) => {
    const night = nightOfHour(new Date(hour), zone);
    return night === null ? [] : [{ night, hour }];
  });
}

const timeAt = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short", hourCycle: "h23" }).format(moment);

describe("the hour in which a night begins", () => {
  it.for([
    ["in winter", "Europe/Amsterdam", "2026-01-10T01:00Z", "2026-01-10"],
    ["in summer", "Europe/Amsterdam", "2026-07-10T00:00Z", "2026-07-10"],
    ["where the clock leaves two to three out", "Europe/Amsterdam", "2026-03-29T01:00Z", "2026-03-29"],
    ["where it shows two to three twice", "Europe/Amsterdam", "2026-10-25T00:00Z", "2026-10-25"],
    ["where it shows one to two twice", "America/New_York", "2026-11-01T07:00Z", "2026-11-01"],
    ["a day ahead of Greenwich", "Pacific/Kiritimati", "2026-03-20T12:00Z", "2026-03-21"],
    ["at half an hour", "America/St_Johns", "2026-03-21T05:00Z", "2026-03-21"],
    ["where summer time is half an hour", "Australia/Lord_Howe", "2026-04-04T16:00Z", "2026-04-05"],
  ] as const)("PLAN-080 DIARY-104 %s", ([, zone, hour, night]) => {
    const start = Date.parse(hour) - 12 * HOUR_MS;
    expect(nightsFrom(start, 24, zone)).toEqual([{ night, hour: Date.parse(hour) }]);
  });

  it("PLAN-080 begins it for who lives in a zone that is not known as in Amsterdam, and for all others", () => {
    const start = Date.parse("2026-01-10T00:00Z");
    expect(nightsFrom(start, 24, "Mars/Olympus")).toEqual(nightsFrom(start, 24, "Europe/Amsterdam"));
  });

  it("PLAN-080 begins each night once, between two and three, in every zone and year", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2000, 0, 1) / HOUR_MS, max: Date.UTC(2050, 0, 1) / HOUR_MS }),
        (zone, first) => {
          const nights = nightsFrom(first * HOUR_MS, 96, zone);
          expect(nights.length).toBeGreaterThanOrEqual(3);
          for (const [at, { night, hour }] of nights.entries()) {
            const before = nights[at - 1]?.night;
            // Samoa and Tokelau each left a day out.
            if (before !== undefined) expect(daysBetween(before, night)).toBeOneOf([1, 2]);
            if (before !== undefined && !/Apia|Fakaofo/.test(zone)) expect(night).toBe(addDays(before, 1));
            // Where the clock is set forward the night begins late; nowhere by more than two hours.
            expect(timeAt(hour, zone)).toMatch(/^0[2-4]:/);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it("PLAN-080 holds on all days of a year on which clocks change", () => {
    for (const zone of ["Europe/Amsterdam", "America/St_Johns", "Australia/Lord_Howe", "Antarctica/Troll"]) {
      const nights = nightsFrom(Date.UTC(2026, 0, 1), 365 * 24, zone).map(({ night }) => night);
      expect(nights).toHaveLength(365);
      expect(new Set(nights).size).toBe(365);
    }
  });
});
