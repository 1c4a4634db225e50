import { WEEKDAYS } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { presentWeekOfPlans } from "./present-plans.ts";

const moment = new Date("2026-03-18T09:00:00Z");
const plan = {
  id: 5,
  user_id: 1,
  intake_id: 2,
  name: "Plan 1",
  energy_balance: 100,
  fiber: 40,
  created: moment,
  modified: moment,
  version: 1,
  safety: null,
};
const days = (dayPlanId: number) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayPlanId])) as Record<(typeof WEEKDAYS)[number], number>;
const week = { id: 9, user_id: 1, intake_id: 2, version: 1, ...days(5) };

describe("presentWeekOfPlans", () => {
  it("DIARY-079 throws for a weekday whose plan is missing", () => {
    expect(() => presentWeekOfPlans({ ...week, sunday: 6 }, [{ plan, slots: [], days: [] }])).toThrow(
      "Week 9 has no plan for sunday.",
    );
  });

  it("nests the whole day plan in every weekday", () => {
    const presented = presentWeekOfPlans(week, [{ plan, slots: [], days: [...WEEKDAYS] }]);
    for (const day of WEEKDAYS) expect(presented[day]).toMatchObject({ id: 5, name: "Plan 1", kcal: 0 });
  });
});
