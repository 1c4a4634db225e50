import { DEFAULT_NUTRITION_TENANT, type OnboardingAnswers } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { withOwnMacros, withPlan } from "./answers/choose-plan.ts";
import { newAnswers, readKept, unitsOfDevice, writeKept } from "./answers/kept-answers.ts";
import { onboardingData } from "./answers/onboarding-data.ts";
import { afterEdit } from "./answers/own-plan.ts";
import { macrosOf } from "./answers/plan-of-answers.ts";
import { missingBefore, pathAfter, pathBefore, stepsFor } from "./answers/steps.ts";
import { weekday, weeksOfMonth } from "./parts/month-days.ts";
import { hasMoreInfo, moreInfoUrl } from "./parts/more-info-url.ts";
import { readNumber } from "./parts/read-number.ts";

const METRIC = { height: "CENTIMETRES", weight: "KILOGRAMS" } as const;
const blank = newAnswers(METRIC);
const answered: OnboardingAnswers = {
  ...blank,
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 34 },
  dietPreferences: { ...blank.dietPreferences, dietType: "RECOMMENDED" },
};
const withDietType = (dietType: "RECOMMENDED" | "CYCLE_DIET"): OnboardingAnswers => ({
  ...answered,
  dietPreferences: { ...answered.dietPreferences, dietType },
});
const macros = { kcal: 2000, protein: 100, carbohydrates: 200, fat: 89 };

describe("the order of the questions", () => {
  it("asks the pace for a loss only and the cycle for its plan only", () => {
    expect(stepsFor(answered)).toContain("weeklyGoal");
    expect(stepsFor({ ...answered, goal: "GAIN_MUSCLE" })).not.toContain("weeklyGoal");
    expect(stepsFor(withDietType("RECOMMENDED"))).not.toContain("cycleDates");
    expect(stepsFor(withDietType("CYCLE_DIET"))).toHaveLength(13);
    expect(pathAfter("nutritionalPlan", withDietType("CYCLE_DIET"), true)).toBe("/onboarding/cycle/dates");
    expect(pathAfter("nutritionalPlan", answered, true)).toBe("/onboarding/meal-times");
  });

  it("sends visitors to the registration before the plan, and nobody else", () => {
    expect(pathAfter("weeklyGoal", answered, false)).toBe("/onboarding/registration");
    expect(pathAfter("weeklyGoal", answered, true)).toBe("/onboarding/nutritional-plan");
    expect(pathBefore("goal", answered)).toBeNull();
    expect(pathBefore("nutritionalPlan", answered)).toBe("/onboarding/weekly-goal");
  });

  it("leads an address further on to the first open question", () => {
    expect(missingBefore("dislikes", blank)).toBe("goal");
    expect(missingBefore("dislikes", answered)).toBeNull();
    expect(missingBefore("mealTimes", { ...answered, weeklyGoal: null })).toBe("weeklyGoal");
  });
});

describe("kept answers", () => {
  it("come back as they were, for a week, and never from a text that this version did not write", () => {
    const text = writeKept(answered, 1_000);
    expect(readKept(text, 2_000)).toEqual(answered);
    expect(readKept(text, 1_000 + 7 * 86_400_000)).toBeNull();
    for (const bad of [null, "", "[]", '{"version":2}', '{"version":1,"savedAt":1000,"answers":{}}'])
      expect(readKept(bad, 2_000)).toBeNull();
  });

  it("ONB-027 begin in the units of the region", () => {
    expect(unitsOfDevice("en-US", null)).toEqual({ height: "FEET_AND_INCHES", weight: "POUNDS" });
    expect(unitsOfDevice("en-GB", null)).toEqual({ height: "FEET_AND_INCHES", weight: "STONES" });
    expect(unitsOfDevice("nl-NL", null)).toEqual(METRIC);
    expect(unitsOfDevice(undefined, null)).toEqual(METRIC);
  });

  it("ONB-097 ONB-098 ONB-099 ONB-100 carry the names of the specification", () => {
    expect(Object.keys(blank).sort()).toEqual(
      [
        "activityLevel",
        "biometricData",
        "dietPreferences",
        "goal",
        "menstrualCycle",
        "mss",
        "physicalStats",
        "preferences",
        "weeklyGoal",
      ].sort(),
    );
    expect(blank.physicalStats).toEqual({ heightInCm: 160, weightInKg: 70, goalWeight: 65 });
    expect(Object.keys(blank.biometricData).sort()).toEqual(["age", "gender"]);
    expect(Object.keys(blank.preferences).sort()).toEqual([
      "personalWeightUnit",
      "usesImperialUnitsForHeight",
      "usesImperialUnitsForRecipes",
    ]);
    expect(Object.keys(blank.dietPreferences).sort()).toEqual([
      "dietType",
      "dietaryPreference",
      "ingredientDislikes",
      "intolerances",
      "mealTimes",
      "userProvidedMacros",
    ]);
    const mss = macrosOf(answered, DEFAULT_NUTRITION_TENANT, "RECOMMENDED");
    expect(Object.keys(mss ?? {}).sort()).toEqual(["carbohydrates", "fat", "kcal", "protein"]);
  });
});

describe("the plan", () => {
  it("drops the cycle with every plan but the cycle diet", () => {
    const menstrualCycle = { lastMenstrualPeriodStartDate: "2026-11-01", menstrualCycleLength: 30 };
    const inCycle = { ...answered, menstrualCycle };
    expect(withPlan(inCycle, "CYCLE_DIET", null).menstrualCycle).toEqual(menstrualCycle);
    expect(withPlan(inCycle, "KETO", null).menstrualCycle).toBeNull();
    expect(withOwnMacros(inCycle, macros).menstrualCycle).toBeNull();
  });

  it("ONB-052 ONB-053 ONB-054 lets the other numbers follow the one that was edited", () => {
    const edit = (field: "kcal" | "protein" | "carbohydrates" | "fat", value: number) =>
      afterEdit(macros, { field, value, mode: "grams" }, macros);
    expect(edit("kcal", 1500)).toEqual({ kcal: 1500, protein: 75, carbohydrates: 150, fat: 67 });
    expect(edit("protein", 120)).toMatchObject({ kcal: 2000, protein: 120, fat: 89, carbohydrates: 180 });
    expect(edit("carbohydrates", 150)).toMatchObject({
      kcal: 2000,
      protein: 100,
      carbohydrates: 150,
      fat: 111,
    });
    const inPercent = afterEdit(macros, { field: "fat", value: 30, mode: "percent" }, macros);
    expect(inPercent.fat).toBe(67);
    expect(inPercent.kcal).toBe(2000);
  });

  it("goes back to the body's plan without a number, and keeps one that is too low", () => {
    const start = { kcal: 1700, protein: 110, carbohydrates: 180, fat: 60 };
    expect(afterEdit(macros, { field: "kcal", value: null, mode: "grams" }, start)).toEqual(start);
    expect(afterEdit(macros, { field: "kcal", value: 900, mode: "grams" }, start)).toEqual({
      ...macros,
      kcal: 900,
    });
  });

  it("ONB-066 has a page about the cycle and the menopause, and says when one is missing", () => {
    expect(moreInfoUrl("CYCLE_DIET")).toBe("/help/cycle");
    expect(moreInfoUrl("MENOPAUSE")).toBe("/help/menopause");
    expect(hasMoreInfo("KETO")).toBe(false);
    expect(() => moreInfoUrl("KETO")).toThrow("plan.moreInfoUrl is not set");
  });

  it("is sent whole, or not at all", () => {
    expect(onboardingData(answered)).toMatchObject({ goal: "LOSE_WEIGHT", menstrualCycle: null });
    expect(() => onboardingData(blank)).toThrow("Invalid onboarding data");
  });
});

describe("small things", () => {
  it("reads numbers with a point or a comma and nothing else", () => {
    expect(readNumber("70,5")).toBe(70.5);
    expect(readNumber(" 70.5 ")).toBe(70.5);
    for (const bad of ["", "-3", "7e2", "1.2.3", "abc"]) expect(readNumber(bad)).toBeNull();
  });

  it("lays out months from Monday and hides what lies after the last day", () => {
    expect(weekday("2026-11-02")).toBe(0);
    const weeks = weeksOfMonth("2026-11", "2026-11-30");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeksOfMonth("2026-11", "2026-11-10").flat().filter(Boolean)).toHaveLength(10);
  });
});
