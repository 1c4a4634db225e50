import { en } from "@plateful/phrases/en";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPerson, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { changeAnswers, forgetAnswers } from "./answers/answers-store.ts";
import { NutritionalPlanScreen } from "./NutritionalPlanScreen.tsx";

const HORMONES = ["CYCLE_DIET", "MENOPAUSE"];

afterEach(() => {
  forgetAnswers();
  vi.unstubAllGlobals();
});

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

describe("the questions about health", () => {
  const goOn = () =>
    screen.findByRole("button", {
      name: en.onboarding.nutritionalPlan.continueWith({ plan: en.nutrition.dietTypes.RECOMMENDED }),
    });
  const openPlan = () => {
    changeAnswers({
      goal: "RECOMPOSITION",
      activityLevel: "MILDLY_ACTIVE",
      biometricData: { gender: "MALE", age: 40 },
      physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
    });
    return openScreen(aPerson(), NutritionalPlanScreen);
  };

  it("SAFE-010 are asked of whoever goes on before it is known that they have not been answered", async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => answer.promise);
    const path = openPlan();
    fireEvent.click(await goOn());
    answer.resolve(Response.json({ answers: null }));
    await screen.findByRole("dialog");
    expect(path()).toBe("/");
  });

  it("SAFE-010 are not passed over when it cannot be known whether they were answered", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 500 })));
    const path = openPlan();
    fireEvent.click(await goOn());
    await screen.findByText(en.general.errorLoadingData);
    expect(path()).toBe("/");
  });
});
