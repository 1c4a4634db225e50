import {
  ACTIVITY_LEVELS,
  COOKING_STYLES,
  DIET_TYPES,
  GENDERS,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  MEAL_MOMENTS,
  MEAL_TYPES,
  ONBOARDING_DIETS,
  ONBOARDING_GOALS,
  ONBOARDING_MOTIVATIONS,
  SIMPLE_ALLERGEN_CHOICES,
  SIMPLE_DIET_CHOICES,
  WEEKLY_GOALS,
  WEIGHT_UNITS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, integer, number } from "../fields.ts";
import { consentOfAnswers } from "../privacy/cycle-fields.ts";

/** As many as there are choices: what was chosen is checked when the plan is made. */
const someOf = <const T extends readonly string[]>(values: T) =>
  z.array(choice(values)).check(z.maxLength(values.length));

/** Any number that fits the field; whether it is a sensible one is said at the question. */
const entered = () => number(0, 1_000);

/** Answers of the full onboarding as they stand; null is not answered yet. */
const fullAnswers = z.object({
  goal: z.nullable(choice(ONBOARDING_GOALS)),
  activityLevel: z.nullable(choice(ACTIVITY_LEVELS)),
  weeklyGoal: z.nullable(choice(WEEKLY_GOALS)),
  biometricData: z.object({ gender: z.nullable(choice(GENDERS)), age: z.nullable(integer(0, 200)) }),
  physicalStats: z.object({ heightInCm: entered(), weightInKg: entered(), goalWeight: entered() }),
  preferences: z.object({
    usesImperialUnitsForRecipes: z.boolean(),
    personalWeightUnit: choice(WEIGHT_UNITS),
    usesImperialUnitsForHeight: z.boolean(),
  }),
  dietPreferences: z.object({
    dietType: z.nullable(choice(DIET_TYPES)),
    userProvidedMacros: z.nullable(
      z.object({
        calories: number(0, 10_000),
        protein: entered(),
        carbohydrates: number(0, 10_000),
        fat: entered(),
      }),
    ),
    mealTimes: someOf(MEAL_MOMENTS),
    dietaryPreference: z.nullable(choice(ONBOARDING_DIETS)),
    intolerances: someOf(INTOLERANCES),
    ingredientDislikes: someOf(INGREDIENT_DISLIKES),
  }),
  menstrualCycle: z.nullable(
    z.object({
      lastMenstrualPeriodStartDate: z.nullable(date()),
      menstrualCycleLength: z.nullable(integer(1, 60)),
    }),
  ),
});

/** Answers of the short onboarding, and the question at which the person is. */
const simpleAnswers = z.object({
  motivation: z.nullable(choice(ONBOARDING_MOTIVATIONS)),
  cookingStyles: someOf(COOKING_STYLES),
  diet: choice(SIMPLE_DIET_CHOICES),
  allergens: someOf(SIMPLE_ALLERGEN_CHOICES),
  mealTimes: someOf(MEAL_TYPES),
  currentStep: integer(1, 6),
});

/** Answers of an onboarding that is not finished (ledger DATA-065); null where that onboarding was not begun. */
export const heldAnswers = entity(
  "HeldAnswers",
  z.object({ full: z.nullable(fullAnswers), simple: z.nullable(simpleAnswers) }),
);
export type HeldAnswers = z.output<typeof heldAnswers>;

/** Answers that go along with the first mail, with the version of the text of the consent that was ticked. */
export const heldAtSignUp = z.object({ answers: heldAnswers, text_version: integer(1, 1_000) });

const held = { feature: "onboarding", path: "users/onboarding/answers/" } as const;

export const getHeldAnswers = endpoint({
  ...held,
  method: "GET",
  name: "get-held-answers",
  summary: "Read the answers of an unfinished onboarding that are held for the caller",
  access: { who: "own", coach: "none" },
  answer: z.object({ answers: z.nullable(heldAnswers) }),
});

export const holdAnswers = endpoint({
  ...held,
  method: "PUT",
  name: "hold-answers",
  summary: "Hold the answers of an unfinished onboarding for two weeks; null ends that",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
  consentOf: (body) =>
    consentOfAnswers((body as { answers?: { full?: unknown } } | undefined)?.answers?.full),
  body: z.object({ answers: z.nullable(heldAnswers) }),
});
