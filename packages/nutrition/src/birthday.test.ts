import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, birthdayAfter, dateOfBirthError, dateOfParts } from "./birthday.ts";
import { addDays } from "./calendar-date.ts";

describe("an age", () => {
  it.each([
    ["1990-11-29", "2026-11-28", 35],
    ["1990-11-29", "2026-11-29", 36],
    ["1990-11-29", "2026-11-30", 36],
    ["1990-12-01", "2026-11-30", 35],
    ["2000-02-29", "2026-02-28", 25],
    ["2000-02-29", "2026-03-01", 26],
    ["2000-02-29", "2028-02-28", 27],
    ["2000-02-29", "2028-02-29", 28],
  ])("PROF-035 of who was born on %s is on %s %d", (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });

  it.each([
    ["1990-11-29", "2026-11-28", "2026-11-29"],
    ["1990-11-29", "2026-11-29", "2027-11-29"],
    ["2000-02-29", "2026-02-27", "2026-03-01"],
    ["2000-02-29", "2026-03-01", "2027-03-01"],
    ["2000-02-29", "2027-03-01", "2028-02-29"],
  ])("PROF-036 of who was born on %s changes after %s on %s", (born, day, next) => {
    expect(birthdayAfter(born, day)).toBe(next);
  });

  it("PROF-036 changes by one on the next birthday, and on no day before", () => {
    const days = fc.integer({ min: 0, max: 60_000 }).map((after) => addDays("1900-01-01", after));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40_000 }), (born, later) => {
        const day = addDays(born, later);
        const next = birthdayAfter(born, day);
        expect(next > day).toBe(true);
        expect(ageOn(born, addDays(next, -1))).toBe(ageOn(born, day));
        expect(ageOn(born, next)).toBe(ageOn(born, day) + 1);
      }),
    );
  });
});

describe("a date of birth", () => {
  it.each([
    ["2008-11-29", null],
    ["2008-11-30", "age"],
    ["1905-11-30", null],
    ["1905-11-29", "age"],
    ["2027-01-01", "age"],
    ["1990-02-30", "date"],
    ["90-02-03", "date"],
  ])("PROF-035 %s is refused because of: %s", (born, error) => {
    expect(dateOfBirthError(born, "2026-11-29")).toBe(error);
  });

  it.each([
    [{ day: "3", month: "2", year: "1990" }, "1990-02-03"],
    [{ day: " 03 ", month: "02", year: "1990" }, "1990-02-03"],
    [{ day: "30", month: "2", year: "1990" }, null],
    [{ day: "3", month: "2", year: "90" }, null],
    [{ day: "", month: "2", year: "1990" }, null],
  ])("PROF-035 of %o is %s", (parts, date) => {
    expect(dateOfParts(parts)).toBe(date);
  });
});
