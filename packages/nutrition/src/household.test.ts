import { describe, expect, it } from "vitest";
import { companionTarget, eatsAlong, toCompanyPortion } from "./household.ts";

describe("who eats along", () => {
  const meal = { kcal: 600, protein: 40, carbohydrates: 60, fat: 20 };

  it.each([
    [2000, 1000, { kcal: 300, protein: 20, carbohydrates: 30, fat: 10 }],
    [2000, 3000, { kcal: 900, protein: 60, carbohydrates: 90, fat: 30 }],
    [2000, null, meal],
    // Of a person without a plan nothing is known.
    [0, 1500, meal],
  ])("PLAN-122 eats of a meal by what they eat in a day: %s and %s kcal", (personKcal, kcal, expected) => {
    expect(companionTarget(meal, personKcal, { kcal })).toEqual(expected);
  });

  it("PLAN-121 sits at the table at their meals and on their days", () => {
    const tom = { mealTypes: ["DINNER", "SNACK"], weekdays: ["monday"] } as const;
    expect(eatsAlong(tom, "DINNER", "monday")).toBe(true);
    expect(eatsAlong(tom, "LUNCH", "monday")).toBe(false);
    expect(eatsAlong(tom, "DINNER", "tuesday")).toBe(false);
  });

  it.each([
    [0.1, 0.25],
    [0.47, 0.45],
    [1.1, 1.1],
    [4, 3],
  ])("PLAN-122 gets a portion of the grid: %s becomes %s", (wished, portion) => {
    expect(toCompanyPortion(wished)).toBe(portion);
  });
});
