import { readContent } from "@plateful/content";
import { describe, expect, it } from "vitest";
import { libraryOf, restrictionJudge } from "../../bench/planning/library.ts";
import { planWeeks } from "../../bench/planning/run.ts";
import { reportPeople } from "./people.ts";
import { plannedNutrientsTable } from "./planned-nutrients.ts";

/** One person in eight of those in docs/content.md. */
const EVERY = 8;
/** The second column of the table after the kind of people. */
const LITTLE_SALT = 3;

describe("salt of planned days", () => {
  it("PLAN-196 is at most 6 g on seven days in ten", () => {
    const content = readContent();
    const [library, judge] = [libraryOf(content), restrictionJudge(content)];
    const people = reportPeople().filter((_, at) => at % EVERY === 0);
    const outcomes = people.map((eater) => planWeeks(library, eater, judge));
    const everybody = plannedNutrientsTable(content, outcomes)
      .split("\n")
      .find((line) => line.includes("everybody"));
    const share = everybody?.split("|")[LITTLE_SALT] ?? "";
    expect(share).toMatch(/^ \d+\.\d %/);
    expect(Number.parseFloat(share)).toBeGreaterThanOrEqual(70);
  });
});
