import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aPerson, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { changeAnswers, forgetAnswers } from "./answers/answers-store.ts";
import { NutritionalPlanScreen } from "./NutritionalPlanScreen.tsx";

const HORMONES = ["CYCLE_DIET", "MENOPAUSE"];

afterEach(forgetAnswers);

describe("the plans on offer", () => {
  it.each([
    ["FEMALE", ["FF_FEMALE_HORMONES"], []],
    ["FEMALE", [], HORMONES],
    ["MALE", ["FF_FEMALE_HORMONES"], HORMONES],
    ["FEMALE", ["FF_FEMALE_HORMONES_MENOPAUSE_ONLY"], ["CYCLE_DIET"]],
    ["FEMALE", ["FF_FEMALE_HORMONES", "FF_FEMALE_HORMONES_MENOPAUSE_ONLY"], ["CYCLE_DIET"]],
    [
      "FEMALE",
      ["FF_FEMALE_HORMONES", "FF_DISABLE_LOW_CARB_OPTION", "FF_DISABLE_KETO_OPTION"],
      ["LOW_CARB", "KETO"],
    ],
  ] as const)("ONB-044 ONB-046 ONB-095 for %s with %j leave out %j", async (gender, flags, hidden) => {
    changeAnswers({
      goal: "RECOMPOSITION",
      activityLevel: "MILDLY_ACTIVE",
      biometricData: { gender, age: 40 },
      physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
    });
    openScreen(aPerson({ feature_flags_for_user: withFlags(...flags) }), NutritionalPlanScreen);
    await screen.findByText(en.onboarding.nutritionalPlan.title);
    const offered = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const plans = Object.keys(en.nutrition.dietTypes).filter((plan) => !hidden.some((one) => one === plan));
    expect(offered.map(({ value }) => value).sort()).toEqual(plans.sort());
  });
});
