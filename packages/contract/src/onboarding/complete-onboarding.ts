import {
  ACTIVITY_LEVELS,
  DIET_TYPES,
  GENDERS,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  MEAL_MOMENTS,
  ONBOARDING_DIETS,
  ONBOARDING_GOALS,
  WEEKLY_GOALS,
  WEIGHT_UNITS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  cycleLength,
  date,
  entity,
  id,
  integer,
  macroShape,
  maybe,
  number,
  positive,
} from "../fields.ts";
import { railConfirmation } from "../nutrition-plans/nutrition-day-plan.ts";
import { consentOfAnswers } from "../privacy/cycle-fields.ts";

/** A day's energy in kcal and macronutrients in grams (mss in the onboarding). */
export const macroPlan = entity("MacroPlan", z.object(macroShape));
export type MacroPlan = z.output<typeof macroPlan>;

/** Macros that the person set by hand; the upper limits are those of a meal slot. */
export const userProvidedMacros = z.object({
  calories: number(1250, 10_000),
  protein: number(50, 1000),
  carbohydrates: positive(1000),
  fat: number(30, 1000),
});

/** Height in cm, weights in kg. */
export const physicalStats = z.object({
  heightInCm: number(120, 250),
  weightInKg: number(45, 300),
  goalWeight: positive(300),
});

/** Age in years. */
export const biometricData = z.object({ gender: choice(GENDERS), age: integer(18, 120) });

/** How, when and what the person wants to eat. */
export const dietPreferences = z.object({
  dietType: choice(DIET_TYPES),
  userProvidedMacros: maybe(userProvidedMacros),
  mealTimes: z.array(choice(MEAL_MOMENTS)).check(z.minLength(2), z.maxLength(5)),
  dietaryPreference: maybe(choice(ONBOARDING_DIETS)),
  intolerances: z.array(choice(INTOLERANCES)).check(z.minLength(1), z.maxLength(INTOLERANCES.length)),
  ingredientDislikes: z._default(
    z.array(choice(INGREDIENT_DISLIKES)).check(z.maxLength(INGREDIENT_DISLIKES.length)),
    [],
  ),
});

const unitPreferences = z.object({
  usesImperialUnitsForRecipes: z._default(z.boolean(), false),
  personalWeightUnit: z._default(choice(WEIGHT_UNITS), "KILOGRAMS"),
  usesImperialUnitsForHeight: z._default(z.boolean(), false),
});

const menstrualCycle = z.object({
  lastMenstrualPeriodStartDate: date(),
  menstrualCycleLength: z._default(cycleLength(), 28),
});

/** All answers of the full onboarding (api.md 2.10). Rules between fields are checked where the plan is made. */
export const onboardingData = entity(
  "OnboardingData",
  z.object({
    goal: choice(ONBOARDING_GOALS),
    activityLevel: choice(ACTIVITY_LEVELS),
    weeklyGoal: maybe(choice(WEEKLY_GOALS)),
    biometricData,
    physicalStats,
    preferences: z.optional(unitPreferences),
    dietPreferences,
    menstrualCycle: maybe(menstrualCycle),
    /** Accepted in any form and not used: the server computes the plan itself. */
    mss: z.optional(z.unknown()),
    ...z.pick(railConfirmation, { confirmed_findings: true }).shape,
  }),
);
export type OnboardingData = z.output<typeof onboardingData>;

export const completeOnboarding = endpoint({
  feature: "onboarding",
  method: "POST",
  name: "complete-onboarding",
  path: "users/onboarding/complete/",
  summary: "Store the answers and make profile, week, day plan and slots in one step",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
  consentOf: consentOfAnswers,
  status: 200,
  body: onboardingData,
  errors: ["confirmation_needed"],
  answer: z.object({
    user_profile_id: id(),
    weekly_nutrition_plan_id: id(),
    nutrition_day_plan_id: id(),
    mss: macroPlan,
  }),
});
