import { describe, expect, it } from "vitest";
import {
  calculationVectors,
  DEFAULT_NUTRITION_TENANT,
  type DietType,
  type GivenAnswers,
  ONBOARDING_GOALS,
  ownMacrosOf,
  planPreview,
  previewOfAnswers,
  railPersonOfAnswers,
} from "./index.ts";

const ANSWERS: GivenAnswers = {
  goal: "LOSE_WEIGHT",
  activityLevel: "ACTIVE",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 72 },
  dietPreferences: { dietaryPreference: null },
};
const TENANT = DEFAULT_NUTRITION_TENANT;
const kcalOf = (answers: GivenAnswers) => previewOfAnswers(answers, TENANT, "RECOMMENDED").macros.kcal;

describe("the plan of the answers", () => {
  it.each(calculationVectors.plans)("CALC-087 is $name", ({ answers, tenant, macros, tdee }) => {
    const { weeklyGoal, activityLevel, gender, age, heightInCm, weightInKg, dietType } = answers;
    const goal = ONBOARDING_GOALS.find((each) => each === answers.goal);
    if (goal === undefined || activityLevel === null || gender === null) throw new Error("No such answer.");
    const preview = previewOfAnswers(
      {
        ...{ ...ANSWERS, goal, weeklyGoal, activityLevel },
        biometricData: { gender, age: age ?? 0 },
        physicalStats: { heightInCm: heightInCm ?? 0, weightInKg: weightInKg ?? 0 },
      },
      tenant,
      dietType,
    );
    expect(preview.need.tdee).toBeCloseTo(tdee, 2);
    expect(preview.macros).toMatchObject(macros);
  });

  it("CALC-020 reads a pace for a loss alone, and none that was not answered", () => {
    const gaining = { ...ANSWERS, goal: "GAIN_MUSCLE" } as const;
    expect(kcalOf(gaining)).toBe(kcalOf({ ...gaining, weeklyGoal: null }));
    expect(kcalOf({ ...ANSWERS, weeklyGoal: undefined })).toBe(kcalOf({ ...ANSWERS, weeklyGoal: null }));
    expect(kcalOf(ANSWERS)).not.toBe(kcalOf({ ...ANSWERS, weeklyGoal: "LOSE_0_5_KG_PER_WEEK" }));
  });

  it("SAFE-003 hears of health what was said, and of the diet what was chosen", () => {
    const { weeklyGoal = null, activityLevel, physicalStats } = ANSWERS;
    const screening = ["KIDNEY_DISEASE"] as const;
    const asked = { ...ANSWERS, dietPreferences: { dietaryPreference: "VEGAN" } } as const;
    const given = { goal: "LOSE_WEIGHT", weeklyGoal, activityLevel, gender: "FEMALE", age: 34 } as const;
    const wanted = { ...given, ...physicalStats, dietType: "RECOMMENDED", diet: "VEGAN", screening } as const;
    const preview = previewOfAnswers(asked, TENANT, "RECOMMENDED", screening);
    expect(preview).toEqual(planPreview(wanted, TENANT));
  });
});

it("SAFE-004 own numbers count under one's own plan alone", () => {
  const own = { calories: 1900, protein: 120, carbohydrates: 190, fat: 70 };
  const macros = { kcal: 1900, protein: 120, carbohydrates: 190, fat: 70 };
  const of = (dietType: DietType) => ownMacrosOf({ userProvidedMacros: own }, dietType);
  expect(of("CHOOSE_YOUR_OWN")).toEqual(macros);
  expect(of("RECOMMENDED")).toBeNull();
  expect(ownMacrosOf({ userProvidedMacros: null }, "CHOOSE_YOUR_OWN")).toBeNull();
  expect(ownMacrosOf({}, "CHOOSE_YOUR_OWN")).toBeNull();
});

it("SAFE-004 the guard-rails read of the answers the body, the need and what was said about health", () => {
  const { need } = previewOfAnswers(ANSWERS, TENANT, "RECOMMENDED");
  const tenant = { ...TENANT, maxDailyDeficitKcal: 400 };
  const person = { need: need.tdee, weight: 72, heightInCm: 170, goalWeight: null, maxDailyDeficitKcal: 400 };
  expect(railPersonOfAnswers(ANSWERS.physicalStats, need, tenant, undefined)).toEqual(person);
  const screening = ["KIDNEY_DISEASE"] as const;
  expect(railPersonOfAnswers(ANSWERS.physicalStats, need, tenant, screening)).toEqual({
    ...person,
    screening,
  });
});
