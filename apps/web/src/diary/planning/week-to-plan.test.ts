import type { CalendarDay } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { daysToPlan, rangeOf, weekToPlan } from "./week-to-plan.ts";

const day = (fresh: number) => ({ diary: {} as never, isOver: false, meals: [], fresh, kept: 0 });

const slot = (id: number, meal: "BREAKFAST" | "LUNCH", kcal = 500) => ({
  ...{ id, order: id, meal_moment: meal, meal_type: meal },
  ...{ kcal, protein: kcal / 20, carbohydrates: kcal / 10, fat: kcal / 25 },
});

function personWith(...slots: readonly object[]) {
  const plan = { id: 1, meal_slot_specifications: slots };
  const weekly_nutrition_plan = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, plan])) as never;
  return aPerson({ intake: aProfile({ weekly_nutrition_plan }) });
}

describe("DIARY-090 the week that is planned", () => {
  it("is the shown one as long as a meal is open there, else the week after it", () => {
    expect(weekToPlan("2026-03-18", [day(0), day(1)])).toBe("2026-03-18");
    expect(weekToPlan("2026-03-18", [day(0), day(0)])).toBe("2026-03-25");
  });

  it("leaves alone what is locked: a day, or a meal of it, as planning does (PLAN-071)", () => {
    const user = personWith(slot(1, "BREAKFAST"), slot(2, "LUNCH"));
    const days = [
      { date: "2026-03-16", locked: true, locked_slots: [], calendar_items: [] },
      { date: "2026-03-17", locked: false, locked_slots: [2], calendar_items: [] },
    ] as unknown as CalendarDay[];
    const [first, second, third] = daysToPlan(user, "2026-03-18", days, "2026-03-16");
    expect([first?.fresh, second?.fresh, third?.fresh]).toEqual([0, 1, 2]);
    expect(second?.meals.map(({ state }) => state)).toEqual(["new", "locked"]);
  });

  it("does not count a meal without energy, which is never planned", () => {
    const user = personWith(slot(1, "BREAKFAST", 0), slot(2, "LUNCH"));
    const [first] = daysToPlan(user, "2026-03-18", [], "2026-03-16");
    expect([first?.fresh, first?.meals.map(({ id }) => id)]).toEqual([1, [2]]);
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
