import { describe, expect, it } from "vitest";
import { goalDate } from "./goal-date.ts";

const WAY = { today: "2026-11-18", weight: 82, goal: 78, perWeek: -0.5, change: 0 };

describe("the date of a goal weight", () => {
  it("COACH-174 follows from the pace, and moves with the energy of the plan", () => {
    expect(goalDate(WAY)).toBe("2027-01-13");
    expect(goalDate({ ...WAY, change: -110 })).toBe("2027-01-04");
    expect(goalDate({ ...WAY, weight: 60, goal: 63, perWeek: 0.25 })).toBe("2027-02-10");
  });

  it("COACH-174 is not named for a goal that is reached, that is led away from, or that is years away", () => {
    for (const way of [{ weight: 78 }, { weight: 77 }, { perWeek: 0 }, { perWeek: 0.2 }, { change: 600 }])
      expect(goalDate({ ...WAY, ...way })).toBeNull();
    expect(goalDate({ ...WAY, perWeek: -0.03 })).toBeNull();
  });
});
