import { describe, expect, it } from "vitest";
import { birthdayProblem } from "./birthday.ts";

const TODAY = "2026-11-25";

describe("a date of birth", () => {
  it.each([
    ["25", "11", "2008", null],
    ["26", "11", "2008", "badAge"],
    ["1", "1", "1990", null],
    ["25", "11", "1906", null],
    ["24", "11", "1905", "badAge"],
    ["26", "11", "1905", null],
    ["31", "2", "1990", "badDate"],
    ["29", "2", "2001", "badDate"],
    ["29", "2", "2000", null],
    ["0", "1", "1990", "badDate"],
    ["1", "13", "1990", "badDate"],
    ["1", "1", "90", "badDate"],
    ["", "", "", "badDate"],
    ["x", "1", "1990", "badDate"],
  ] as const)(
    "PROTO-010 %s-%s-%s is a real date of someone of 18 to 120 years, or %s",
    (day, month, year, problem) => {
      expect(birthdayProblem({ day, month, year }, TODAY)).toBe(problem);
    },
  );
});
