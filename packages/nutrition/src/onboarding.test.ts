import { describe, expect, it } from "vitest";
import {
  ageError,
  answersFromIntake,
  areIntolerancesValid,
  CALCULATION_ERRORS,
  CalculationError,
  chosenDiet,
  DEFAULT_MEAL_TIMES,
  dietOptions,
  dislikeOptions,
  dislikeToIngredientLabel,
  type GoalWeightAnswers,
  goalWeightError,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  intolerancesFromProfile,
  intolerancesToProfile,
  isWeightLossSafe,
  keptDislikes,
  MAIN_GOALS,
  mealTimesError,
  minimumGoalWeight,
  NEW_PHYSICAL_STATS,
  type OnboardingAnswers,
  planOptions,
  requireMss,
  type StoredIntake,
  toggleIntolerance,
  toOnboardingGoal,
} from "./index.ts";

const noFlags = {
  plantBasedApp: false,
  disableLowCarb: false,
  disableKeto: false,
  femaleHormones: false,
  menopauseOnly: false,
};

const emptyIntake: StoredIntake = {
  mainGoal: null,
  activity: null,
  gender: null,
  age: null,
  heightInCm: null,
  weight: null,
  goalWeightInKg: null,
  goalWeeklyChangeInKg: null,
  diet: null,
  dietType: null,
  intolerances: { gluten: false, lactose: false, nut: false, crustaceansShellfish: false },
  mealTimes: [],
  ingredientDislikes: [],
  usesImperialForRecipes: false,
  usesImperialForHeight: false,
  personalWeightUnit: null,
  lastMenstrualPeriodStartDate: null,
  menstrualCycleLength: null,
};

/** Every field that the onboarding's data has, by its own name. */
const answers: OnboardingAnswers = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  biometricData: { gender: null, age: 25 },
  physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  preferences: {
    usesImperialUnitsForRecipes: false,
    personalWeightUnit: "KILOGRAMS",
    usesImperialUnitsForHeight: false,
  },
  dietPreferences: {
    dietType: "RECOMMENDED",
    userProvidedMacros: null,
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    dietaryPreference: null,
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
  menstrualCycle: null,
  mss: null,
};

describe("body answers", () => {
  it.each([
    [17, "too_low"],
    [18, null],
    [120, null],
    [121, "too_high"],
    [30.5, "not_whole"],
    [null, "required"],
    [Number.NaN, "required"],
  ])("answers an age of %s with %s", (age, error) => {
    expect(ageError(age)).toBe(error);
  });

  it.each([
    [170, 53.5],
    [160, 47.4],
    [200, 74],
    [150, 41.7],
  ])("ONB-021 at %d cm aims no lower than %d kg", (height, kilograms) => {
    expect(minimumGoalWeight(height)).toBe(kilograms);
  });

  it.each([
    [{ goalWeight: 53.4 }, "too_low"],
    [{ goalWeight: 53.5 }, null],
    [{ goalWeight: null }, "required"],
    [{ goalWeight: 0 }, "not_positive"],
    [{ goalWeight: 300, goal: "GAIN_MUSCLE" }, null],
    [{ goalWeight: 300.1, goal: "GAIN_MUSCLE" }, "too_high"],
    [{ goalWeight: 70 }, "not_below_weight"],
    [{ goalWeight: 69.9 }, null],
    [{ goalWeight: 75 }, "not_below_weight"],
    [{ goalWeight: 75, goal: "GAIN_MUSCLE" }, null],
    [{ goalWeight: 60, goal: "RECOMPOSITION" }, null],
    [{ goalWeight: 53.5, weightInKg: 53 }, "no_safe_weight_loss"],
    [{ goalWeight: 60, weightInKg: 53, goal: "GAIN_MUSCLE" }, null],
  ] as const)("ONB-020..022 answers %o with %s", (change, error) => {
    const body: GoalWeightAnswers = { goal: "LOSE_WEIGHT", heightInCm: 170, weightInKg: 70, goalWeight: 65 };
    expect(goalWeightError({ ...body, ...change })).toBe(error);
  });

  it("finds a loss safe only above BMI 18.5", () => {
    expect(isWeightLossSafe(170, 53)).toBe(false);
    expect(isWeightLossSafe(200, 74)).toBe(false);
    expect(isWeightLossSafe(200, 74.1)).toBe(true);
  });
});

describe("answers from a profile", () => {
  it("ONB-030 ONB-031 ONB-097..100 fills what a profile misses", () => {
    expect(answersFromIntake(emptyIntake)).toEqual(answers);
    expect(NEW_PHYSICAL_STATS).toEqual({ heightInCm: 160, weightInKg: 70, goalWeight: 65 });
  });

  it("ONB-030 keeps what a profile has", () => {
    const stored = answersFromIntake({
      ...emptyIntake,
      mainGoal: "WEIGHT_GAIN",
      gender: "FEMALE",
      age: 40,
      heightInCm: 165,
      weight: 60,
      goalWeightInKg: 62,
      goalWeeklyChangeInKg: -0.75,
      diet: "VEGAN",
      dietType: "CYCLE_DIET",
      intolerances: { gluten: true, lactose: false, nut: true, crustaceansShellfish: false },
      mealTimes: ["LUNCH", "DINNER"],
      ingredientDislikes: ["TOMATO"],
      personalWeightUnit: "STONES",
      usesImperialForHeight: true,
      lastMenstrualPeriodStartDate: "2026-03-01",
      menstrualCycleLength: 30,
    });
    expect(stored).toMatchObject({
      goal: "GAIN_MUSCLE",
      weeklyGoal: "LOSE_0_75_KG_PER_WEEK",
      biometricData: { gender: "FEMALE", age: 40 },
      physicalStats: { heightInCm: 165, weightInKg: 60, goalWeight: 62 },
      preferences: { personalWeightUnit: "STONES", usesImperialUnitsForHeight: true },
      dietPreferences: {
        dietType: "CYCLE_DIET",
        mealTimes: ["LUNCH", "DINNER"],
        dietaryPreference: "VEGAN",
        intolerances: ["GLUTEN", "NUTS"],
        ingredientDislikes: ["TOMATO"],
      },
      menstrualCycle: { lastMenstrualPeriodStartDate: "2026-03-01", menstrualCycleLength: 30 },
    });
    expect(answersFromIntake({ ...emptyIntake, diet: "HALAL" }).dietPreferences.dietaryPreference).toBeNull();
  });

  it("DATA-003 reads the coaches' goals as onboarding goals", () => {
    expect(MAIN_GOALS.map(toOnboardingGoal)).toEqual([
      "LOSE_WEIGHT",
      "GAIN_MUSCLE",
      "RECOMPOSITION",
      "LOSE_WEIGHT",
      "GAIN_MUSCLE",
      "RECOMPOSITION",
    ]);
  });

  it("ONB-049 ERR-015 fails without a computed plan", () => {
    expect(() => requireMss(answers)).toThrow("diyFormValues.mss is not set");
    const mss = { kcal: 1480, protein: 126, carbohydrates: 96, fat: 66 };
    expect(requireMss({ mss })).toBe(mss);
  });

  it("carries every refusal as its own text", () => {
    for (const text of CALCULATION_ERRORS) {
      expect(new CalculationError(text)).toMatchObject({
        code: text,
        message: text,
        name: "CalculationError",
      });
    }
  });
});

describe("options", () => {
  const always = ["RECOMMENDED", "LOW_CARB", "KETO", "CHOOSE_YOUR_OWN"];

  it.each([
    ["FEMALE", {}, always],
    ["FEMALE", { femaleHormones: true }, [...always, "CYCLE_DIET", "MENOPAUSE"]],
    ["FEMALE", { menopauseOnly: true }, [...always, "MENOPAUSE"]],
    ["FEMALE", { menopauseOnly: true, femaleHormones: true }, [...always, "MENOPAUSE"]],
    ["MALE", { menopauseOnly: true, femaleHormones: true }, always],
    ["MALE", { disableKeto: true }, ["RECOMMENDED", "LOW_CARB", "CHOOSE_YOUR_OWN"]],
    ["MALE", { disableLowCarb: true }, ["RECOMMENDED", "KETO", "CHOOSE_YOUR_OWN"]],
  ] as const)("ONB-045 offers %s with %o the plans %j", (gender, flags, options) => {
    expect(planOptions(gender, { ...noFlags, ...flags })).toEqual(options);
  });

  it("offers diets, and needs a plant-based one in a plant-based app", () => {
    expect(dietOptions(noFlags)).toEqual({ diets: ["VEGAN", "VEGETARIAN", "PESCATARIAN"], required: false });
    expect(dietOptions({ plantBasedApp: true })).toEqual({ diets: ["VEGAN", "VEGETARIAN"], required: true });
    expect(chosenDiet(null)).toBe("OMNIVORE");
    expect(chosenDiet("VEGAN")).toBe("VEGAN");
  });

  it.each([
    [["LUNCH", "DINNER"], null],
    [["BREAKFAST", "LUNCH", "DINNER", "SNACK", "LATE_SNACK"], null],
    [["BREAKFAST", "MORNING_SNACK", "LUNCH", "DINNER", "SNACK", "LATE_SNACK"], "too_many"],
    [["LUNCH"], "too_few"],
    [["LUNCH", "LUNCH"], "too_few"],
    [["BREAKFAST", "DINNER"], "required_meals"],
    [["BREAKFAST", "LUNCH", "SNACK"], "required_meals"],
    [["LUNCH", "DINNER", "BRUNCH"], "unknown"],
    [[], "too_few"],
  ])("ONB-067 answers the meal times %j with %s", (mealTimes, error) => {
    expect(mealTimesError(mealTimes)).toBe(error);
  });

  it("ONB-067 starts with breakfast, lunch and dinner", () => {
    expect(DEFAULT_MEAL_TIMES).toEqual(["BREAKFAST", "LUNCH", "DINNER"]);
    expect(mealTimesError(DEFAULT_MEAL_TIMES)).toBeNull();
  });

  it("ONB-072 accepts known intolerances only", () => {
    expect(INTOLERANCES).toEqual([
      "NO_INTOLERANCE",
      "LACTOSE",
      "CRUSTACEANS_AND_SHELLFISH",
      "GLUTEN",
      "NUTS",
    ]);
    expect(areIntolerancesValid(["NO_INTOLERANCE"])).toBe(true);
    expect(areIntolerancesValid(["GLUTEN", "NUTS"])).toBe(true);
    expect(areIntolerancesValid(["GLUTEN", "NO_INTOLERANCE"])).toBe(false);
    expect(areIntolerancesValid(["POLLEN"])).toBe(false);
    expect(areIntolerancesValid([])).toBe(false);
  });

  it("lets no intolerance and the others clear each other", () => {
    expect(toggleIntolerance(["NO_INTOLERANCE"], "GLUTEN")).toEqual(["GLUTEN"]);
    expect(toggleIntolerance(["GLUTEN"], "NUTS")).toEqual(["GLUTEN", "NUTS"]);
    expect(toggleIntolerance(["GLUTEN", "NUTS"], "NO_INTOLERANCE")).toEqual(["NO_INTOLERANCE"]);
    expect(toggleIntolerance(["GLUTEN"], "GLUTEN")).toEqual(["NO_INTOLERANCE"]);
  });

  it("stores intolerances as four answers and reads them back", () => {
    for (const chosen of [
      ["LACTOSE", "NUTS"],
      ["CRUSTACEANS_AND_SHELLFISH", "GLUTEN"],
      ["NO_INTOLERANCE"],
    ] as const) {
      expect(intolerancesFromProfile(intolerancesToProfile(chosen))).toEqual(chosen);
    }
    expect(intolerancesToProfile(["NUTS"])).toEqual({
      gluten: false,
      lactose: false,
      nut: true,
      crustaceansShellfish: false,
    });
  });

  it("ONB-075 offers nine dislikes, and asks nobody on a plant-based diet about beef", () => {
    expect(dislikeOptions(null)).toEqual([...INGREDIENT_DISLIKES]);
    expect(INGREDIENT_DISLIKES).toHaveLength(9);
    expect(dislikeOptions("PESCATARIAN")).toContain("BEEF");
    expect(dislikeOptions("VEGETARIAN")).not.toContain("BEEF");
    expect(keptDislikes(["BEEF", "TOMATO"], "VEGAN")).toEqual(["TOMATO"]);
    expect(keptDislikes(["BEEF", "TOMATO"], "OMNIVORE")).toEqual(["BEEF", "TOMATO"]);
  });

  it("ONB-077 names the ingredient to avoid of every dislike", () => {
    expect(INGREDIENT_DISLIKES.map(dislikeToIngredientLabel)).toEqual([
      "Beef",
      "Eggplant",
      "Honey",
      "Cilantro",
      "Mayonnaise",
      "Potato",
      "Mushroom",
      "Tomato",
      "Brussel Sprouts",
    ]);
  });
});
