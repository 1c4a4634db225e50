import { describe, expect, it } from "vitest";
import {
  COOKING_STYLES,
  cookingStylesError,
  maySimpleStepGoOn,
  NEW_SIMPLE_ANSWERS,
  ONBOARDING_MOTIVATIONS,
  SIMPLE_ALLERGEN_CHOICES,
  SIMPLE_DIET_CHOICES,
  SIMPLE_MEAL_TIMES,
  SIMPLE_STEPS,
  type SimpleAnswers,
  simpleAnswersError,
  simpleAnswersFromProfile,
  simpleAnswersToProfile,
  simpleMealTimesError,
  simpleProgress,
  toggleCookingStyle,
  toggleSimpleAllergen,
  toggleSimpleMealTime,
} from "./index.ts";

const answered: SimpleAnswers = {
  motivation: "SAVE_TIME",
  cookingStyles: ["QUICK"],
  diet: "VEGAN",
  allergens: ["MILK"],
  mealTimes: ["LUNCH", "DINNER"],
};

describe("the steps of the short onboarding", () => {
  it("SIM-001 SIM-005 stand in their order, each a fifth of the way", () => {
    expect(SIMPLE_STEPS.map((step, index) => [step, simpleProgress(index)])).toEqual([
      ["welcomeVideo", 0],
      ["motivation", 20],
      ["cookingStyle", 40],
      ["diet", 60],
      ["allergens", 80],
      ["mealTimes", 100],
    ]);
    expect(simpleProgress(6)).toBe(100);
  });

  it.each([
    ["motivation", { motivation: null }, false],
    ["motivation", {}, true],
    ["cookingStyle", { cookingStyles: [] }, false],
    ["cookingStyle", { cookingStyles: ["QUICK", "EASY"] }, true],
    ["cookingStyle", { cookingStyles: ["QUICK", "EASY", "COMFORT"] }, false],
    ["diet", NEW_SIMPLE_ANSWERS, true],
    ["allergens", NEW_SIMPLE_ANSWERS, true],
    ["mealTimes", { mealTimes: ["DINNER"] }, false],
    ["mealTimes", { mealTimes: ["BREAKFAST", "LUNCH"] }, false],
    ["mealTimes", { mealTimes: ["LUNCH", "DINNER"] }, true],
  ] as const)("SIM-004 SIM-016 lets %s with %o go on: %s", (step, change, may) => {
    expect(maySimpleStepGoOn(step, { ...answered, ...change })).toBe(may);
  });
});

describe("the choices", () => {
  it("SIM-009 SIM-010 SIM-011 SIM-012 SIM-014 are these, with these at the start", () => {
    expect(ONBOARDING_MOTIVATIONS.join()).toBe(
      "EAT_HEALTHIER,RECIPE_INSPIRATION,SAVE_TIME,MAKE_EATING_FUN,BUDGET_CONSCIOUS",
    );
    expect(COOKING_STYLES.join()).toBe("QUICK,EASY,COMFORT,MEAL_PREP,FAMILY_FRIENDLY");
    expect(SIMPLE_DIET_CHOICES.join()).toBe("NONE,VEGETARIAN,VEGAN,PESCATARIAN");
    expect(SIMPLE_ALLERGEN_CHOICES.join()).toBe(
      "PEANUTS,TREE_NUTS,MILK,EGG,WHEAT,SOY,FISH,SHELLFISH,SESAME,NONE",
    );
    expect(SIMPLE_MEAL_TIMES.join()).toBe("BREAKFAST,LUNCH,SNACK,DINNER");
    expect(NEW_SIMPLE_ANSWERS).toEqual({
      motivation: null,
      cookingStyles: [],
      diet: "NONE",
      allergens: ["NONE"],
      mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    });
  });

  it("SIM-010 take one or two cooking styles and ignore a third", () => {
    expect(cookingStylesError([])).toBe("too_few");
    expect(cookingStylesError(["QUICK"])).toBeNull();
    expect(cookingStylesError(["QUICK", "EASY"])).toBeNull();
    expect(cookingStylesError(["QUICK", "EASY", "COMFORT"])).toBe("too_many");
    expect(toggleCookingStyle(["QUICK"], "EASY")).toEqual(["QUICK", "EASY"]);
    expect(toggleCookingStyle(["QUICK", "EASY"], "COMFORT")).toEqual(["QUICK", "EASY"]);
    expect(toggleCookingStyle(["QUICK", "EASY"], "QUICK")).toEqual(["EASY"]);
  });

  it.each([
    [["MILK", "EGG"], "NONE", ["NONE"]],
    [["NONE"], "MILK", ["MILK"]],
    [["MILK"], "EGG", ["MILK", "EGG"]],
    [["MILK"], "MILK", ["NONE"]],
    [["NONE"], "NONE", ["NONE"]],
  ] as const)("SIM-013 keep none alone: %o with %s is %o", (chosen, tapped, next) => {
    expect(toggleSimpleAllergen(chosen, tapped)).toEqual(next);
  });

  it("SIM-015 ask for two meals, dinner among them, in the order of the day", () => {
    expect(simpleMealTimesError([])).toBe("too_few");
    expect(simpleMealTimesError(["DINNER"])).toBe("too_few");
    expect(simpleMealTimesError(["BREAKFAST", "LUNCH"])).toBe("no_dinner");
    expect(simpleMealTimesError(["LUNCH", "DINNER"])).toBeNull();
    expect(toggleSimpleMealTime(["BREAKFAST", "DINNER"], "SNACK")).toEqual(["BREAKFAST", "SNACK", "DINNER"]);
    expect(toggleSimpleMealTime(["BREAKFAST", "DINNER"], "DINNER")).toEqual(["BREAKFAST"]);
  });
});

describe("sending the answers", () => {
  it.each([
    [{ motivation: null }, "motivation"],
    [{ cookingStyles: [] }, "cooking_styles"],
    [{ cookingStyles: ["QUICK", "EASY", "COMFORT"] }, "cooking_styles"],
    [{ mealTimes: [] }, "meal_times"],
    [{ mealTimes: ["BREAKFAST"] }, null],
    [{}, null],
  ] as const)("SIM-016 SIM-017 checks %o: %s", (change, error) => {
    expect(simpleAnswersError({ ...answered, ...change })).toBe(error);
  });

  it("SIM-011 SIM-012 never stores none", () => {
    expect(simpleAnswersToProfile(answered)).toEqual(answered);
    expect(simpleAnswersToProfile({ ...answered, diet: "NONE", allergens: ["NONE"] })).toMatchObject({
      diet: null,
      allergens: [],
    });
  });

  it("SIM-006 reads a profile back, and what is missing as at the start", () => {
    expect(simpleAnswersFromProfile(simpleAnswersToProfile(answered))).toEqual(answered);
    const empty = { motivation: null, cookingStyles: [], diet: null, allergens: [], mealTimes: [] };
    expect(simpleAnswersFromProfile(empty)).toEqual(NEW_SIMPLE_ANSWERS);
  });
});
