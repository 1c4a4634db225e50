import { describe, expect, it } from "vitest";
import { rangeOf, weekToPlan } from "./week-to-plan.ts";

const day = (fresh: number) => ({ diary: {} as never, isOver: false, meals: [], fresh, kept: 0 });

describe("DIARY-090 the week that is planned", () => {
  it("is the shown one as long as a meal is open there, else the week after it", () => {
    expect(weekToPlan("2026-03-18", [day(0), day(1)])).toBe("2026-03-18");
    expect(weekToPlan("2026-03-18", [day(0), day(0)])).toBe("2026-03-25");
  });

  it.each([
    [[], null],
    [["2026-03-18"], { start: "2026-03-18", count: 1, skip: [] }],
    [
      ["2026-03-30", "2026-03-28", "2026-04-01"],
      { start: "2026-03-28", count: 5, skip: ["2026-03-29", "2026-03-31"] },
    ],
  ])("is asked for from the first to the last chosen day, without the others (%j)", (chosen, range) => {
    expect(rangeOf(chosen)).toEqual(range);
  });
});
