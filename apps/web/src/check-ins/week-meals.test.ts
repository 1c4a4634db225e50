import type { CalendarDay } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { weekMeals } from "./week-meals.ts";

type Meal = readonly [moment: MealMoment, status: "PLANNED" | "EATEN"];

/** A day with meals that were typed in. */
const aDay = (date: string, ...meals: readonly Meal[]) =>
  ({
    date,
    calendar_items: meals.map(([meal_moment, status], at) => ({
      id: at,
      content_type: "quickaddmeal",
      object_id: at,
      meal: { kcal: 400, protein: 20, carbohydrates: 40, fat: 15 },
      ...{ meal_moment, status, meal_slot: null, locked: false },
    })),
  }) as unknown as CalendarDay;

describe("the meals of the week of a check-in", () => {
  it("CHECK-023 shows the meal that was left open most often, and one that was eaten each time", () => {
    const week = weekMeals("2026-03-12", [
      aDay("2026-03-12", ["LUNCH", "EATEN"], ["DINNER", "EATEN"]),
      aDay("2026-03-14", ["LUNCH", "PLANNED"], ["DINNER", "EATEN"], ["SNACK", "PLANNED"]),
      aDay("2026-03-17", ["DINNER", "EATEN"]),
      aDay("2026-03-18", ["LUNCH", "PLANNED"], ["DINNER", "EATEN"]),
    ]);
    expect(week).toMatchObject({ moment: "LUNCH", eaten: 1, open: 2, neverOpen: "DINNER" });
    expect(week?.days.map(({ date, meal, isEaten }) => [date, meal === null ? null : isEaten])).toEqual([
      ["2026-03-12", true],
      ["2026-03-13", null],
      ["2026-03-14", false],
      ["2026-03-15", null],
      ["2026-03-16", null],
      ["2026-03-17", null],
      ["2026-03-18", false],
    ]);
  });

  it("CHECK-023 counts a moment as eaten once all of it was", () => {
    const both = (second: Meal[1]) =>
      weekMeals("2026-03-12", [aDay("2026-03-12", ["LUNCH", "EATEN"], ["LUNCH", second])]);
    expect(both("PLANNED")).toMatchObject({ eaten: 0, open: 1 });
    expect(both("EATEN")).toMatchObject({ eaten: 1, open: 0, neverOpen: null });
  });

  it("CHECK-023 takes the meal of most days where none was left open, and nothing of a week without meals", () => {
    const week = weekMeals("2026-03-12", [
      aDay("2026-03-12", ["LUNCH", "EATEN"], ["DINNER", "EATEN"]),
      aDay("2026-03-13", ["DINNER", "EATEN"]),
    ]);
    expect(week).toMatchObject({ moment: "DINNER", eaten: 2, open: 0, neverOpen: null });
    expect(weekMeals("2026-03-12", [aDay("2026-03-12")])).toBeNull();
  });
});
