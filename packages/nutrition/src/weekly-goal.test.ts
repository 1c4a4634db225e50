import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_NUTRITION_TENANT,
  goalFactor,
  MAIN_GOALS,
  offeredWeeklyGoals,
  planCalories,
  WEEKLY_GOALS,
  weeklyGoalChoices,
  weeklyGoalFromChange,
  weeklyGoalKcal,
  weeklyGoalLabel,
  weeklyGoalToChange,
} from "./index.ts";

const limited = { ...DEFAULT_NUTRITION_TENANT, maxDailyDeficitKcal: 500 };
const namesOf = (tdee: number, tenant = DEFAULT_NUTRITION_TENANT) =>
  offeredWeeklyGoals(tdee, tenant).map(({ weeklyGoal }) => weeklyGoal);

describe("goals", () => {
  it.each([
    ["LOSE_WEIGHT", 0.9],
    ["WEIGHT_LOSS", 0.9],
    ["RECOMPOSITION", 1],
    ["MAINTAIN", 1],
    ["GAIN_MUSCLE", 1.1],
    ["WEIGHT_GAIN", 1.1],
  ] as const)("CALC-017 CALC-018 multiplies the need for %s by %d", (goal, factor) => {
    expect(goalFactor(goal)).toBe(factor);
  });

  it("CALC-019 counts 7700 kcal per kilogram", () => {
    expect(WEEKLY_GOALS.map(weeklyGoalKcal)).toEqual([1925, 3850, 5775, 7700]);
  });

  it.each([
    ["LOSE_WEIGHT", "LOSE_0_5_KG_PER_WEEK", 2030.1875, 1480.1875],
    ["LOSE_WEIGHT", null, 2000, 1800],
    ["WEIGHT_LOSS", null, 2000, 1800],
    ["RECOMPOSITION", null, 2000, 2000],
    ["RECOMPOSITION", "LOSE_1_KG_PER_WEEK", 2000, 2000],
    ["GAIN_MUSCLE", null, 3437.0625, 3780.76875],
    ["LOSE_WEIGHT", "LOSE_1_KG_PER_WEEK", 2000, 1250],
    ["LOSE_WEIGHT", null, 1300, 1250],
    ["MAINTAIN", null, 1100, 1250],
  ] as const)("CALC-020 plans for %s with %s out of %d kcal %d", (goal, weeklyGoal, tdee, kcal) => {
    expect(planCalories(tdee, goal, weeklyGoal)).toBeCloseTo(kcal, 9);
  });

  it("E13: CALC-020 never plans less than 1250 kcal", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 8000, noNaN: true }),
        fc.constantFrom(...MAIN_GOALS),
        fc.constantFrom(null, ...WEEKLY_GOALS),
        (tdee, goal, weeklyGoal) => {
          expect(planCalories(tdee, goal, weeklyGoal)).toBeGreaterThanOrEqual(1250);
        },
      ),
    );
  });
});

describe("weekly goals", () => {
  it("E13: CALC-021 CALC-022 offers no goal below 1250 kcal or beyond the largest deficit", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 8000, noNaN: true }),
        fc.constantFrom(null, 250, 500, 1000),
        (tdee, maxDailyDeficitKcal) => {
          const tenant = { ...DEFAULT_NUTRITION_TENANT, maxDailyDeficitKcal };
          for (const { calories, weeklyGoal } of offeredWeeklyGoals(tdee, tenant)) {
            expect(calories).toBeGreaterThanOrEqual(1250);
            expect(weeklyGoalKcal(weeklyGoal) / 7).toBeLessThanOrEqual((maxDailyDeficitKcal ?? 8000) + 1e-6);
          }
        },
      ),
    );
  });

  it("CALC-021 offers a goal only while 1250 kcal are left", () => {
    expect(namesOf(1525)).toEqual(["LOSE_0_25_KG_PER_WEEK"]);
    expect(namesOf(1524.9)).toEqual([]);
    expect(namesOf(2350)).toHaveLength(4);
  });

  it("CALC-022 offers 0.25 and 0.5 kg at 2030 kcal, and only 0.25 with a limited deficit", () => {
    const choices = weeklyGoalChoices(2030, DEFAULT_NUTRITION_TENANT);
    expect(choices.map(({ calories }) => calories)).toEqual([1755, 1480, 1205, 930]);
    expect(choices.map(({ offered }) => offered)).toEqual([true, true, false, false]);
    expect(weeklyGoalChoices(2030, limited).map(({ offered }) => offered)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(namesOf(1530, limited)).toEqual(["LOSE_0_25_KG_PER_WEEK"]);
    expect(namesOf(1500, limited)).toEqual([]);
  });

  it.each([
    [0, "LOSE_0_25_KG_PER_WEEK"],
    [0.25, "LOSE_0_25_KG_PER_WEEK"],
    [0.3, "LOSE_0_5_KG_PER_WEEK"],
    [0.5, "LOSE_0_5_KG_PER_WEEK"],
    [-0.5, "LOSE_0_5_KG_PER_WEEK"],
    [0.75, "LOSE_0_75_KG_PER_WEEK"],
    [-0.75, "LOSE_0_75_KG_PER_WEEK"],
    [0.8, "LOSE_1_KG_PER_WEEK"],
    [2, "LOSE_1_KG_PER_WEEK"],
  ])("CALC-023 CALC-024 reads a change of %d kg per week as %s", (change, weeklyGoal) => {
    expect(weeklyGoalFromChange(change)).toBe(weeklyGoal);
  });

  it.each(WEEKLY_GOALS)("CALC-024 gives a stored %s back unchanged", (weeklyGoal) => {
    expect(weeklyGoalToChange(weeklyGoal)).toBeLessThan(0);
    expect(weeklyGoalFromChange(weeklyGoalToChange(weeklyGoal))).toBe(weeklyGoal);
  });

  it("ONB-034 labels the goals as 1 to 4 lb per two weeks for pounds and stones", () => {
    for (const unit of ["POUNDS", "STONES"] as const) {
      const labels = WEEKLY_GOALS.map((goal) => weeklyGoalLabel(goal, unit));
      expect(labels.map(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
      expect(labels.every((label) => label.unit === "POUNDS" && label.weeks === 2)).toBe(true);
      expect(labels.map(({ recommended }) => recommended)).toEqual([false, true, false, false]);
    }
    const metric = WEEKLY_GOALS.map((goal) => weeklyGoalLabel(goal, "KILOGRAMS"));
    expect(metric.map(({ amount }) => amount)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(metric.every(({ weeks }) => weeks === 1)).toBe(true);
  });

  it("marks only half a kilogram as recommended", () => {
    const marked = weeklyGoalChoices(3000, DEFAULT_NUTRITION_TENANT).filter(({ recommended }) => recommended);
    expect(marked.map(({ weeklyGoal }) => weeklyGoal)).toEqual(["LOSE_0_5_KG_PER_WEEK"]);
  });
});
