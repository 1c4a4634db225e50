import {
  ACTIVITY_LEVELS,
  CYCLE_PHASES,
  DIET_TYPES,
  ENERGY_METHODS,
  MEAL_MOMENTS,
  ONBOARDING_GOALS,
  WEEKLY_GOALS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, id, maybe, number, text } from "../fields.ts";
import {
  biometricData,
  dietPreferences,
  macroPlan,
  physicalStats,
} from "../onboarding/complete-onboarding.ts";
import { exerciseFields } from "../profile/exercise.ts";
import { userProfileChanges } from "../profile/user-profile.ts";

/** Nothing is stored, but a POST counts as writing: a coach calculates for clients by the right to write for them. */
const calculation = { feature: "nutrition-plans", method: "POST", status: 200 } as const;

export const calculateEnergy = endpoint({
  ...calculation,
  name: "calculate-energy",
  path: "calculations/energy/",
  summary: "Energy need of a stored profile, or of one that is being written",
  access: { who: "own", coach: "write" },
  body: z.extend(userProfileChanges, {
    intake_id: z.optional(id()),
    exercise_instances: z.optional(z.array(exerciseFields).check(z.maxLength(50))),
  }),
  errors: ["not_found"],
  answer: z.object({
    method: choice(ENERGY_METHODS),
    base_rate_kcal: z.number(),
    exercise_kcal: z.number(),
    tdee_kcal: z.number(),
  }),
});

const offeredWeeklyGoal = z.object({
  weeklyGoal: choice(WEEKLY_GOALS),
  calories: z.number(),
  offered: z.boolean(),
  recommended: z.boolean(),
});

export const previewPlan = endpoint({
  ...calculation,
  name: "preview-plan",
  path: "calculations/plan-preview/",
  summary: "The plan that the answers so far would give",
  access: { who: "user" },
  body: z.object({
    goal: choice(ONBOARDING_GOALS),
    activityLevel: choice(ACTIVITY_LEVELS),
    weeklyGoal: maybe(choice(WEEKLY_GOALS)),
    biometricData,
    physicalStats: z.partial(physicalStats, { goalWeight: true }),
    dietPreferences: z.optional(z.partial(dietPreferences)),
    subdomain: maybe(text(63)),
  }),
  answer: z.object({
    tdee_kcal: z.number(),
    mss: macroPlan,
    fiber: z.number(),
    weekly_goals: z.array(offeredWeeklyGoal),
    plan_options: z.array(choice(DIET_TYPES)),
    min_goal_weight_kg: z.number(),
    weight_loss_safe: z.boolean(),
  }),
});

const wizardMacros = z.object({
  calories: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
});
const dayMacros = z.extend(wizardMacros, { fiber: z.number() });
const grams = () => number(0, 1000);

export const previewDayPlan = endpoint({
  ...calculation,
  name: "preview-day-plan",
  path: "calculations/day-plan-preview/",
  summary: "Macros of a day and of its meals for an energy balance",
  access: { who: "own", coach: "write" },
  body: z.object({
    intake_id: id(),
    energy_balance: number(10, 500),
    meals: z
      .array(
        z.object({ mealMoment: choice(MEAL_MOMENTS), enabled: z.boolean(), size: maybe(number(0, 100)) }),
      )
      .check(z.maxLength(MEAL_MOMENTS.length)),
    adjusted: maybe(z.object({ protein: grams(), carbs: grams(), fat: grams() })),
  }),
  errors: ["not_found"],
  answer: z.object({
    computedDailyMacros: dayMacros,
    adjustedDailyMacros: dayMacros,
    meals: z.array(
      z.object({
        mealMoment: choice(MEAL_MOMENTS),
        enabled: z.boolean(),
        size: z.number(),
        macros: wizardMacros,
      }),
    ),
  }),
});

export const calculateMealSizes = endpoint({
  ...calculation,
  name: "calculate-meal-sizes",
  path: "calculations/meal-sizes/",
  summary: "Share of the day's energy of each meal, in percent",
  access: { who: "user" },
  body: z.object({
    meal_moments: z.array(choice(MEAL_MOMENTS)).check(z.minLength(1), z.maxLength(MEAL_MOMENTS.length)),
  }),
  answer: z.object({ sizes: z.partialRecord(choice(MEAL_MOMENTS), z.number()) }),
});

export const getCycle = endpoint({
  feature: "nutrition-plans",
  method: "GET",
  name: "get-cycle",
  path: "calculations/cycle/",
  summary: "The caller's menstrual cycle on a date, or null when it is not known",
  access: { who: "own", coach: "none" },
  query: z.object({ date: z.optional(date()) }),
  answer: z.nullable(
    z.object({
      numberOfDaysInCycle: z.int(),
      numberOfMenstruationDays: z.int(),
      currentDayInCycle: z.int(),
      daysUntilNextPeriod: z.int(),
      phase: choice(CYCLE_PHASES),
    }),
  ),
});
