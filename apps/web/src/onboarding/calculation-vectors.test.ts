import {
  calculationVectors,
  cycleInfo,
  MEAL_MOMENTS,
  mealSizes,
  ONBOARDING_GOALS,
  totalDailyEnergyExpenditure,
} from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { newAnswers } from "./answers/kept-answers.ts";
import { macrosOf, previewOf } from "./answers/plan-of-answers.ts";

const blank = newAnswers({ height: "CENTIMETRES", weight: "KILOGRAMS" });

describe("the worked examples, as the app shows them", () => {
  it.each(calculationVectors.energy)("CALC-087 the need for $name", (vector) => {
    const need = totalDailyEnergyExpenditure(vector.intake, vector.templates);
    expect(need.method).toBe(vector.method);
    expect(need.baseRate).toBeCloseTo(vector.baseRate, 2);
    expect(need.exercise).toBeCloseTo(vector.exercise, 2);
    expect(need.tdee).toBeCloseTo(vector.tdee, 2);
  });

  it.each(calculationVectors.plans)("CALC-087 the plan: $name", ({ answers, tenant, ...vector }) => {
    const { weeklyGoal, activityLevel, gender, age, heightInCm, weightInKg, dietType } = answers;
    const given = {
      ...blank,
      goal: ONBOARDING_GOALS.find((goal) => goal === answers.goal) ?? null,
      weeklyGoal,
      activityLevel,
      biometricData: { gender, age },
      physicalStats: { ...blank.physicalStats, heightInCm: heightInCm ?? 0, weightInKg: weightInKg ?? 0 },
    };
    const preview = previewOf(given, tenant, dietType);
    expect(preview?.need.tdee).toBeCloseTo(vector.tdee, 2);
    expect(macrosOf(given, tenant, dietType)).toEqual(vector.macros);
    const offered = preview?.weeklyGoals.filter((choice) => choice.offered);
    expect(offered?.map((choice) => choice.weeklyGoal)).toEqual(vector.offered);
  });

  it.each(calculationVectors.mealSizes)("CALC-087 the sizes $sizes", ({ sizes }) => {
    const moments = MEAL_MOMENTS.filter((moment) => sizes[moment] !== undefined);
    const used = Object.entries(mealSizes(moments)).filter(([, size]) => size > 0);
    expect(Object.fromEntries(used)).toEqual(sizes);
  });

  it.each(calculationVectors.cycles)("CALC-087 day $day of a cycle on $date", (vector) => {
    const { startDate, cycleLength } = vector;
    expect(cycleInfo({ gender: "FEMALE", startDate, cycleLength }, vector.date)).toMatchObject({
      currentDayInCycle: vector.day,
      daysUntilNextPeriod: vector.daysUntilNextPeriod,
      phase: vector.phase,
    });
  });
});
