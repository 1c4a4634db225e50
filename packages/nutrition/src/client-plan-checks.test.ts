import { describe, expect, it } from "vitest";
import {
  areSizesGood,
  type ClientNutritionPlan,
  DEFAULT_NUTRITION_TENANT,
  hasMainMeals,
  hasTargets,
  isMealGrams,
  isPlanName,
  isStepGood,
  type MealMoment,
  newClientPlan,
  openStep,
  sizesTotal,
  WEEKDAYS,
  withMealMoments,
  withMealSize,
  withTargets,
} from "./index.ts";

const EVERY_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, true])) as ClientNutritionPlan["days"];
const NO_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, false])) as ClientNutritionPlan["days"];
const PLAN = newClientPlan(
  { name: "Rest days", days: EVERY_DAY },
  {
    intake: { weight: 70, gender: "FEMALE", activity: "SEDENTARY", bodyFat: 0.2 },
    tdee: 2000,
    planType: "COACH",
    tenant: DEFAULT_NUTRITION_TENANT,
  },
);

describe("what a plan needs before the next step", () => {
  it.each([
    ["Rest days", true],
    ["x".repeat(80), true],
    ["x".repeat(81), false],
    ["", false],
    ["   ", false],
  ])("COACH-048 takes the name %j: %s", (name, isGood) => {
    expect(isPlanName(name)).toBe(isGood);
  });

  it.each([
    [{ days: NO_DAY }, false],
    [{ days: { ...NO_DAY, sunday: true } }, true],
    [{ name: " " }, false],
    [{ energyBalance: "9" }, false],
    [{ energyBalance: "" }, false],
    [{ energyBalance: "10" }, true],
  ])("COACH-048 COACH-049 lets a first step with %j pass: %s", (change, isGood) => {
    expect(isStepGood("energy-balance", { ...PLAN, ...change })).toBe(isGood);
  });

  it("COACH-050 wants targets above 0", () => {
    expect(hasTargets(withTargets(PLAN, { protein: 1, carbs: 1, fat: 0.5 }))).toBe(true);
    for (const none of ["protein", "carbs", "fat"])
      expect(hasTargets(withTargets(PLAN, { protein: 1, carbs: 1, fat: 1, [none]: 0 }))).toBe(false);
  });

  it.each([
    [["BREAKFAST", "LUNCH"], true],
    [["LUNCH", "DINNER", "SNACK"], true],
    [["DINNER", "SNACK", "LATE_SNACK", "MORNING_SNACK"], false],
    [["BREAKFAST"], false],
    [[], false],
  ] satisfies [MealMoment[], boolean][])("COACH-052 lets %j pass: %s", (moments, isGood) => {
    expect(hasMainMeals(withMealMoments(PLAN, moments))).toBe(isGood);
  });

  it("COACH-053 COACH-054 wants sizes that make 100 percent, none of them 0", () => {
    expect([sizesTotal(PLAN), areSizesGood(PLAN)]).toEqual([100, true]);
    const less = withMealSize(PLAN, "DINNER", 35);
    expect([sizesTotal(less), areSizesGood(less)]).toEqual([95, false]);
    const zero = withMealSize(withMealSize(PLAN, "AFTERNOON_SNACK", 0), "DINNER", 45);
    expect([sizesTotal(zero), areSizesGood(zero)]).toEqual([100, false]);
    expect(areSizesGood(withMealMoments(PLAN, []))).toBe(false);
  });

  it.each([
    [0, true],
    [0.5, true],
    [1000, true],
    [-0.5, false],
    [1000.1, false],
    [Number.NaN, false],
  ])("COACH-055 COACH-056 takes %s g in a meal: %s", (grams, isGood) => {
    expect(isMealGrams(grams)).toBe(isGood);
  });

  it("COACH-041 opens a step only when those before it are good", () => {
    expect(openStep("fine-tuning", PLAN)).toBe("fine-tuning");
    expect(openStep("fine-tuning", { ...PLAN, name: "" })).toBe("energy-balance");
    expect(openStep("energy-balance", { ...PLAN, name: "" })).toBe("energy-balance");
    const few = withMealMoments(PLAN, ["DINNER"]);
    expect([openStep("meal-moments", few), openStep("meal-sizes", few)]).toEqual([
      "meal-moments",
      "meal-moments",
    ]);
    expect(openStep("fine-tuning", withMealSize(PLAN, "DINNER", 35))).toBe("meal-sizes");
  });
});
