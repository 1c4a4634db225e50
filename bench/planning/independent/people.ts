/**
 * Three hundred people with fixed seeds, two thirds of them at risk. Their plans are made by the product: what the onboarding refuses
 * of their answers, they answer otherwise.
 */
import type { OnboardingData } from "@plateful/contract";
import {
  ALLERGENS,
  chosenDiet,
  DEFAULT_NUTRITION_TENANT,
  DIETS,
  type Diet,
  daySlots,
  keptDislikes,
  mealMomentToMealType,
  mealSizes,
  type Screening,
} from "@plateful/nutrition";
import type { Rules, SlotSpec } from "@plateful/planning";
import { checkAnswers } from "../../../apps/server/src/onboarding/check-answers.ts";
import { type OnboardingPlan, planOfAnswers } from "../../../apps/server/src/onboarding/plan-of-answers.ts";
import { InvalidFields } from "../../../apps/server/src/platform/base/problem.ts";
import { generatedAnswers } from "../people.ts";
import type { CheckedPerson } from "./rails.ts";

export interface PlannedPerson {
  readonly group: string;
  readonly person: CheckedPerson;
  readonly plan: OnboardingPlan["mss"];
  readonly slots: readonly SlotSpec[];
  readonly rules: Rules;
  /** How often the onboarding refused before it made a plan. */
  readonly refusals: number;
}

interface Group {
  readonly name: string;
  readonly screening: Screening;
  readonly number: number;
  readonly bmi?: readonly [least: number, most: number];
}

const FIRST_SEED = 20_001;
const ANY_DAY = "2026-03-18";
const OF_CHILDBEARING_AGE = 20;
const AGES = 25;
/** A coach can set other diets, and foods be avoided by allergen: one person in so many. */
const OTHER_DIET_EVERY = 6;
const ALLERGEN_EVERY = 8;

const GROUPS: readonly Group[] = [
  { name: "no condition", screening: [], number: 100 },
  { name: "pregnant", screening: ["PREGNANT"], number: 30 },
  { name: "breastfeeding", screening: ["BREASTFEEDING"], number: 30 },
  { name: "diabetes", screening: ["DIABETES"], number: 30 },
  { name: "kidney disease", screening: ["KIDNEY_DISEASE"], number: 30 },
  { name: "eating disorder", screening: ["EATING_DISORDER"], number: 30 },
  { name: "would rather not say", screening: "NOT_SAID", number: 20 },
  { name: "BMI 16 to 18.5", screening: [], number: 30, bmi: [16, 18.5] },
];

const isForWomen = ({ screening }: Group): boolean =>
  screening !== "NOT_SAID" && (screening.includes("PREGNANT") || screening.includes("BREASTFEEDING"));

function bodyOf(group: Group, seed: number, answers: OnboardingData): OnboardingData {
  const { biometricData, physicalStats } = answers;
  const { heightInCm } = physicalStats;
  const women = isForWomen(group)
    ? { gender: "FEMALE" as const, age: OF_CHILDBEARING_AGE + (seed % AGES) }
    : biometricData;
  const [least, most] = group.bmi ?? [null, null];
  const bmi = least === null || most === null ? null : least + ((seed % 11) / 10) * (most - least);
  const weightInKg =
    bmi === null ? physicalStats.weightInKg : Math.floor(bmi * (heightInCm / 100) ** 2 * 10) / 10;
  return { ...answers, biometricData: women, physicalStats: { ...physicalStats, weightInKg } };
}

/** The answers as they were wished, then ever nearer to what suits everybody. */
function* waysToAnswer(answers: OnboardingData): Generator<OnboardingData> {
  const withoutKeto = (given: OnboardingData): OnboardingData =>
    given.dietPreferences.dietType === "KETO"
      ? { ...given, dietPreferences: { ...given.dietPreferences, dietType: "RECOMMENDED" } }
      : given;
  const slow: OnboardingData = { ...answers, weeklyGoal: "LOSE_0_25_KG_PER_WEEK" };
  const stays: OnboardingData = { ...answers, goal: "RECOMPOSITION", weeklyGoal: null };
  yield answers;
  yield withoutKeto(answers);
  if (answers.goal === "LOSE_WEIGHT") yield* [slow, withoutKeto(slow)];
  yield* [stays, withoutKeto(stays)];
}

function acceptedPlan(answers: OnboardingData, screening: Screening) {
  let refusals = 0;
  for (const given of waysToAnswer(answers)) {
    try {
      checkAnswers(given, ANY_DAY);
      return { given, plan: planOfAnswers(given, DEFAULT_NUTRITION_TENANT, screening).mss, refusals };
    } catch (problem) {
      if (!(problem instanceof InvalidFields)) throw problem;
      refusals += 1;
    }
  }
  throw new Error("The onboarding refuses every answer");
}

const toSlots = (plan: OnboardingPlan["mss"], answers: OnboardingData): SlotSpec[] =>
  daySlots(plan, mealSizes(answers.dietPreferences.mealTimes)).map(({ mealMoment, macros }) => ({
    id: mealMoment,
    mealMoment,
    mealType: mealMomentToMealType(mealMoment),
    target: macros,
  }));

function rulesOf({ dietPreferences }: OnboardingData, seed: number): Rules {
  const answered = chosenDiet(dietPreferences.dietaryPreference ?? null);
  const other = DIETS[Math.floor(seed / OTHER_DIET_EVERY) % DIETS.length] ?? answered;
  const diet: Diet = seed % OTHER_DIET_EVERY === 0 ? other : answered;
  const allergen = ALLERGENS[Math.floor(seed / ALLERGEN_EVERY) % ALLERGENS.length];
  return {
    diet,
    intolerances: dietPreferences.intolerances.filter((one) => one !== "NO_INTOLERANCE"),
    allergens: seed % ALLERGEN_EVERY === 0 && allergen !== undefined ? [allergen] : [],
    avoid: keptDislikes(dietPreferences.ingredientDislikes, diet),
    disliked: [],
    keto: dietPreferences.dietType === "KETO",
  };
}

function plannedPerson(group: Group, seed: number): PlannedPerson {
  const wished = bodyOf(group, seed, generatedAnswers(seed));
  const { given, plan, refusals } = acceptedPlan(wished, group.screening);
  const { biometricData, physicalStats, dietPreferences, activityLevel } = given;
  return {
    group: group.name,
    person: {
      gender: biometricData.gender === "MALE" ? "MALE" : "FEMALE",
      age: biometricData.age,
      heightInCm: physicalStats.heightInCm,
      weightInKg: physicalStats.weightInKg,
      activity: activityLevel,
      goalWeight: physicalStats.goalWeight ?? physicalStats.weightInKg,
      dietType: dietPreferences.dietType,
      conditions: group.screening === "NOT_SAID" ? null : group.screening,
    },
    plan,
    slots: toSlots(plan, given),
    rules: rulesOf(given, seed),
    refusals,
  };
}

/** Everybody, always the same; `every` takes one of so many, for a quick look. */
export function plannedPeople(every = 1): PlannedPerson[] {
  const all = GROUPS.flatMap((group) => Array.from({ length: group.number }, () => group));
  return all.flatMap((group, at) => (at % every === 0 ? [plannedPerson(group, FIRST_SEED + at)] : []));
}
