/** The people for whom days are planned: those of the demo world, and a hundred made with a fixed seed. */
import {
  chosenDiet,
  DEFAULT_NUTRITION_TENANT,
  type Diet,
  daySlots,
  INGREDIENT_DISLIKES,
  isWeightLossSafe,
  keptDislikes,
  type MealMoment,
  mealMomentToMealType,
  mealSizes,
  minimumGoalWeight,
  type PlannedSlot,
  planPreview,
} from "@plateful/nutrition";
import type { Rules, SlotSpec } from "@plateful/planning";
import { DEMO_EATERS, type DemoEater } from "../../apps/server/src/demo/demo-people.ts";

type OnboardingData = ReturnType<DemoEater["answersOn"]>;
type DietPreferences = OnboardingData["dietPreferences"];

export interface Eater {
  readonly name: string;
  /** Groups of the table that this person belongs to. */
  readonly kinds: readonly string[];
  readonly slots: readonly SlotSpec[];
  readonly rules: Rules;
}

const ANY_DAY = "2026-03-18";
const MEAL_CHOICES: readonly (readonly MealMoment[])[] = [
  ["LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
  ["BREAKFAST", "MORNING_SNACK", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
];
const GOALS = ["LOSE_WEIGHT", "GAIN_MUSCLE", "RECOMPOSITION"] as const;
const ACTIVITIES = ["SEDENTARY", "MILDLY_ACTIVE", "ACTIVE", "VERY_ACTIVE"] as const;
const PACES = ["LOSE_0_25_KG_PER_WEEK", "LOSE_0_5_KG_PER_WEEK", "LOSE_0_75_KG_PER_WEEK"] as const;
const DIET_TYPES = ["RECOMMENDED", "RECOMMENDED", "RECOMMENDED", "LOW_CARB", "KETO"] as const;
const INTOLERANCES = ["LACTOSE", "GLUTEN", "NUTS", "CRUSTACEANS_AND_SHELLFISH"] as const;

/** Numbers that follow from a seed alone: multiplication modulo a prime. */
function chance(seed: number) {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  const unit = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const between = (least: number, most: number) => Math.round(least + unit() * (most - least));
  const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const item = list[Math.floor(unit() * list.length)];
    if (item === undefined) throw new Error("Nothing to choose from");
    return item;
  };
  return { happens: (probability: number) => unit() < probability, between, oneOf };
}

type Chance = ReturnType<typeof chance>;

function generatedBody(random: Chance) {
  const gender = random.oneOf(["FEMALE", "MALE"] as const);
  const heightInCm = gender === "FEMALE" ? random.between(155, 182) : random.between(167, 197);
  const weightInKg = Math.round(random.between(20, 33) * (heightInCm / 100) ** 2);
  return { gender, heightInCm, weightInKg };
}

function generatedFood(random: Chance): DietPreferences {
  const dietType = random.oneOf(DIET_TYPES);
  const diets =
    dietType === "KETO" ? [null, null, "PESCATARIAN"] : [null, null, "VEGAN", "VEGETARIAN", "PESCATARIAN"];
  const intolerances = INTOLERANCES.filter(() => random.happens(0.1));
  return {
    dietType,
    mealTimes: [...random.oneOf(MEAL_CHOICES)],
    dietaryPreference: random.oneOf(diets as (null | "VEGAN" | "VEGETARIAN" | "PESCATARIAN")[]),
    intolerances: intolerances.length === 0 ? ["NO_INTOLERANCE"] : intolerances,
    ingredientDislikes: INGREDIENT_DISLIKES.filter(() => random.happens(0.08)),
  };
}

/** What a person answers who follows from a seed alone; `food` replaces answers about food. */
export function generatedAnswers(seed: number, food: Partial<DietPreferences> = {}): OnboardingData {
  const random = chance(seed);
  const { gender, heightInCm, weightInKg } = generatedBody(random);
  const wish = random.oneOf(GOALS);
  const mayLose = isWeightLossSafe(heightInCm, weightInKg);
  const goal = wish === "LOSE_WEIGHT" && !mayLose ? "RECOMPOSITION" : wish;
  return {
    goal,
    activityLevel: random.oneOf(ACTIVITIES),
    weeklyGoal: goal === "LOSE_WEIGHT" ? random.oneOf(PACES) : null,
    biometricData: { gender, age: random.between(20, 70) },
    physicalStats: { heightInCm, weightInKg, goalWeight: minimumGoalWeight(heightInCm) },
    dietPreferences: { ...generatedFood(random), ...food },
    menstrualCycle: null,
  };
}

const answeredDiet = ({ dietPreferences }: OnboardingData): Diet =>
  chosenDiet(dietPreferences.dietaryPreference ?? null);

const toSpec = ({ mealMoment, macros }: PlannedSlot): SlotSpec => ({
  id: mealMoment,
  mealMoment,
  mealType: mealMomentToMealType(mealMoment),
  target: macros,
});

/** The plan as onboarding makes it, with the slowest pace where the wished one is not offered. */
function dayOf(answers: OnboardingData, diet: Diet): SlotSpec[] {
  const { goal, weeklyGoal = null, activityLevel, biometricData, physicalStats, dietPreferences } = answers;
  const preview = (pace: typeof weeklyGoal) =>
    planPreview(
      {
        goal,
        weeklyGoal: pace,
        activityLevel,
        gender: biometricData.gender,
        age: biometricData.age,
        heightInCm: physicalStats.heightInCm,
        weightInKg: physicalStats.weightInKg,
        dietType: dietPreferences.dietType,
        diet,
      },
      DEFAULT_NUTRITION_TENANT,
    );
  const wished = preview(weeklyGoal);
  const isOffered = wished.weeklyGoals.find((choice) => choice.weeklyGoal === weeklyGoal)?.offered !== false;
  const { fiber: _fixed, ...macros } = (isOffered ? wished : preview("LOSE_0_25_KG_PER_WEEK")).macros;
  return daySlots(macros, mealSizes(dietPreferences.mealTimes)).map(toSpec);
}

/** A person with a day plan; `diet` is one that onboarding does not offer and a coach can set. */
export function toEater(
  name: string,
  answers: OnboardingData,
  group: string,
  diet = answeredDiet(answers),
): Eater {
  const { dietPreferences, goal } = answers;
  const intolerances = dietPreferences.intolerances.filter((one) => one !== "NO_INTOLERANCE");
  const kinds = [
    group,
    `goal ${goal}`,
    `diet ${diet}`,
    `plan ${dietPreferences.dietType}`,
    `meals ${dietPreferences.mealTimes.length}`,
    ...(intolerances.length > 0 ? ["with an intolerance"] : []),
  ];
  const rules: Rules = {
    diet,
    intolerances,
    allergens: [],
    avoid: keptDislikes(dietPreferences.ingredientDislikes, diet),
    disliked: [],
    keto: dietPreferences.dietType === "KETO",
  };
  return { name, kinds, slots: dayOf(answers, diet), rules };
}

export const GENERATED_PEOPLE = 100;

/** Everybody, always the same. */
export const eaters = (): Eater[] => [
  ...DEMO_EATERS.map(({ key, answersOn }) => toEater(key, answersOn(ANY_DAY), "demo people")),
  ...Array.from({ length: GENERATED_PEOPLE }, (_, at) =>
    toEater(`person ${at + 1}`, generatedAnswers(at + 1), "generated people"),
  ),
];
