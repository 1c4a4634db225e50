import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { changeAnswers, currentAnswers, forgetAnswers } from "./answers/answers-store.ts";
import { WeeklyGoalScreen } from "./WeeklyGoalScreen.tsx";

/** CALC-022's woman, who needs 2,030 kcal. */
function answerAsInTheLedger(): void {
  changeAnswers({
    goal: "LOSE_WEIGHT",
    activityLevel: "MILDLY_ACTIVE",
    biometricData: { gender: "FEMALE", age: 25 },
    physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  });
}

async function offeredPaces(): Promise<string[]> {
  await screen.findByRole("heading", { name: en.onboarding.weeklyGoal.title });
  return [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].map(({ value }) => value);
}

afterEach(forgetAnswers);

const SLOWEST = ["LOSE_0_25_KG_PER_WEEK"];
const BOTH = [...SLOWEST, "LOSE_0_5_KG_PER_WEEK"];

describe("the paces on offer", () => {
  it.each([
    ["no limit", null, BOTH],
    ["a limit of 500 kcal", 500, SLOWEST],
    ["a limit of 10,000 kcal", 10_000, BOTH],
  ])("ORG-028 ORG-050 ORG-052 for a visitor of a site with %s", async (_name, limit, offered) => {
    answerAsInTheLedger();
    openScreen(null, WeeklyGoalScreen, anOrganisation({ max_daily_deficit_kcal: limit }));
    expect(await offeredPaces()).toEqual(offered);
  });

  it("ORG-028 ORG-019 for a member follow their organisation, not the site that they visit", async () => {
    answerAsInTheLedger();
    const person = aPerson({ organisation: anOrganisation({ max_daily_deficit_kcal: 500 }) });
    openScreen(person, WeeklyGoalScreen, anOrganisation());
    expect(await offeredPaces()).toEqual(SLOWEST);
  });

  it.each([
    [true, en.nutrition.weeklyGoalsInPounds],
    [false, en.nutrition.weeklyGoalsInKilograms],
  ])(
    "ORG-028 PROF-025 are named in pounds only where imperial units are allowed: %s",
    async (isAllowed, words) => {
      answerAsInTheLedger();
      changeAnswers({ preferences: { ...currentAnswers().preferences, personalWeightUnit: "POUNDS" } });
      openScreen(null, WeeklyGoalScreen, anOrganisation({ imperial_units_allowed: isAllowed }));
      await offeredPaces();
      expect(screen.getByText(words.LOSE_0_25_KG_PER_WEEK)).toBeTruthy();
    },
  );
});
