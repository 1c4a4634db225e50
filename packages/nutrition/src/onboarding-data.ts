import type { Centimetres, Kilograms } from "@plateful/quantities";
import { required } from "./calculation-error.ts";
import { DEFAULT_MEAL_TIMES, type FoodIntolerances, intolerancesFromProfile } from "./onboarding-options.ts";
import {
  type ActivityLevel,
  type Diet,
  type DietType,
  type Gender,
  type IngredientDislike,
  type Intolerance,
  type Kcal,
  type Macros,
  type MainGoal,
  type MealMoment,
  ONBOARDING_DIETS,
  type OnboardingDiet,
  type OnboardingGoal,
  type WeeklyGoal,
  type WeightUnit,
} from "./vocabulary.ts";
import { weeklyGoalFromChange } from "./weekly-goal.ts";

/** The answers of the full onboarding; null is not answered yet. Field names: ONB-097 to ONB-100. */
export interface OnboardingAnswers {
  readonly goal: OnboardingGoal | null;
  readonly activityLevel: ActivityLevel | null;
  readonly weeklyGoal: WeeklyGoal | null;
  readonly biometricData: { readonly gender: Gender | null; readonly age: number | null };
  readonly physicalStats: {
    readonly heightInCm: Centimetres;
    readonly weightInKg: Kilograms;
    readonly goalWeight: Kilograms;
  };
  readonly preferences: {
    readonly usesImperialUnitsForRecipes: boolean;
    readonly personalWeightUnit: WeightUnit;
    readonly usesImperialUnitsForHeight: boolean;
  };
  readonly dietPreferences: {
    readonly dietType: DietType | null;
    readonly userProvidedMacros: {
      readonly calories: Kcal;
      readonly protein: number;
      readonly carbohydrates: number;
      readonly fat: number;
    } | null;
    readonly mealTimes: readonly MealMoment[];
    readonly dietaryPreference: OnboardingDiet | null;
    readonly intolerances: readonly Intolerance[];
    readonly ingredientDislikes: readonly IngredientDislike[];
  };
  readonly menstrualCycle: {
    readonly lastMenstrualPeriodStartDate: string | null;
    readonly menstrualCycleLength: number | null;
  } | null;
  readonly mss: Macros | null;
}

/** What a stored profile gives back to the onboarding; anything may be missing. */
export interface StoredIntake {
  readonly mainGoal: MainGoal | null;
  readonly activity: ActivityLevel | null;
  readonly gender: Gender | null;
  readonly age: number | null;
  readonly heightInCm: Centimetres | null;
  readonly weight: Kilograms | null;
  readonly goalWeightInKg: Kilograms | null;
  /** Negative for a loss. */
  readonly goalWeeklyChangeInKg: number | null;
  readonly diet: Diet | null;
  readonly dietType: DietType | null;
  readonly intolerances: FoodIntolerances;
  readonly mealTimes: readonly MealMoment[];
  readonly ingredientDislikes: readonly IngredientDislike[];
  readonly usesImperialForRecipes: boolean;
  readonly usesImperialForHeight: boolean;
  readonly personalWeightUnit: WeightUnit | null;
  readonly lastMenstrualPeriodStartDate: string | null;
  readonly menstrualCycleLength: number | null;
}

/** Body measures on the physical-stats screen of a new person (ONB-029, ONB-031). */
export const NEW_PHYSICAL_STATS = { heightInCm: 160, weightInKg: 70, goalWeight: 65 } as const;

/** What stands in for values that a stored profile misses (ONB-030, ONB-031). */
export const INTAKE_DEFAULTS = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  age: 25,
  heightInCm: 170,
  weightInKg: 70,
  goalWeight: 65,
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  dietType: "RECOMMENDED",
  personalWeightUnit: "KILOGRAMS",
} as const;

const ONBOARDING_GOAL: Readonly<Record<MainGoal, OnboardingGoal>> = {
  LOSE_WEIGHT: "LOSE_WEIGHT",
  WEIGHT_LOSS: "LOSE_WEIGHT",
  GAIN_MUSCLE: "GAIN_MUSCLE",
  WEIGHT_GAIN: "GAIN_MUSCLE",
  RECOMPOSITION: "RECOMPOSITION",
  MAINTAIN: "RECOMPOSITION",
};

/** The onboarding goal that a stored goal is read as (DATA-003). */
export const toOnboardingGoal = (goal: MainGoal): OnboardingGoal => ONBOARDING_GOAL[goal];

/** Accepted age in whole years, inclusive: minors are given no deficits (ONB-012). */
export const AGE_LIMITS = { min: 18, max: 120 } as const;

/** Why an age is refused. */
export const ageError = (age: number | null): "required" | "not_whole" | "too_low" | "too_high" | null => {
  if (age === null || Number.isNaN(age)) return "required";
  if (age < AGE_LIMITS.min) return "too_low";
  if (age > AGE_LIMITS.max) return "too_high";
  return Number.isInteger(age) ? null : "not_whole";
};

const dietsOffered = (diet: Diet | null): OnboardingDiet | null =>
  ONBOARDING_DIETS.find((offered) => offered === diet) ?? null;

const storedDietPreferences = (intake: StoredIntake): OnboardingAnswers["dietPreferences"] => ({
  dietType: intake.dietType ?? INTAKE_DEFAULTS.dietType,
  userProvidedMacros: null,
  mealTimes: intake.mealTimes.length > 0 ? intake.mealTimes : DEFAULT_MEAL_TIMES,
  dietaryPreference: dietsOffered(intake.diet),
  intolerances: intolerancesFromProfile(intake.intolerances),
  ingredientDislikes: intake.ingredientDislikes,
});

/** The onboarding answers of a person who has a profile, with the defaults for what is missing (ONB-030, ONB-031). */
export const answersFromIntake = (intake: StoredIntake): OnboardingAnswers => ({
  goal: intake.mainGoal ? toOnboardingGoal(intake.mainGoal) : INTAKE_DEFAULTS.goal,
  activityLevel: intake.activity ?? INTAKE_DEFAULTS.activityLevel,
  weeklyGoal:
    intake.goalWeeklyChangeInKg === null
      ? INTAKE_DEFAULTS.weeklyGoal
      : weeklyGoalFromChange(intake.goalWeeklyChangeInKg),
  biometricData: { gender: intake.gender, age: intake.age ?? INTAKE_DEFAULTS.age },
  physicalStats: {
    heightInCm: intake.heightInCm ?? INTAKE_DEFAULTS.heightInCm,
    weightInKg: intake.weight ?? INTAKE_DEFAULTS.weightInKg,
    goalWeight: intake.goalWeightInKg ?? INTAKE_DEFAULTS.goalWeight,
  },
  preferences: {
    usesImperialUnitsForRecipes: intake.usesImperialForRecipes,
    personalWeightUnit: intake.personalWeightUnit ?? INTAKE_DEFAULTS.personalWeightUnit,
    usesImperialUnitsForHeight: intake.usesImperialForHeight,
  },
  dietPreferences: storedDietPreferences(intake),
  menstrualCycle:
    intake.lastMenstrualPeriodStartDate === null
      ? null
      : {
          lastMenstrualPeriodStartDate: intake.lastMenstrualPeriodStartDate,
          menstrualCycleLength: intake.menstrualCycleLength,
        },
  mss: null,
});

/** The computed plan of the answers; throws 'diyFormValues.mss is not set' while there is none (ONB-049). */
export const requireMss = (answers: Pick<OnboardingAnswers, "mss">): Macros =>
  required(answers.mss, "diyFormValues.mss is not set");
