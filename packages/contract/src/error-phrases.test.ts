import type { StoringKind } from "@plateful/access";
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  CYCLE_PHASES,
  DIET_TYPES,
  DIETS,
  GENDERS,
  GROCERY_CATEGORIES,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  MAIN_GOALS,
  MEAL_MOMENTS,
  MEAL_TYPES,
  WEEKLY_GOALS,
  WEIGHT_UNITS,
} from "@plateful/nutrition";
import { LANGUAGES } from "@plateful/phrases";
import { type AllPhrases, phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { ITEM_STATUSES } from "./diary/calendar.ts";
import { BUSINESS_ERRORS, type FieldError, PROBLEMS, type ProblemCode } from "./problems.ts";

/** The values that come with a field error of one code. */
type ValuesOf<Code, Each = FieldError> = Each extends { readonly code: infer Codes }
  ? Code extends Codes
    ? Omit<Each, "code">
    : never
  : never;

type ProblemPhrases = Readonly<
  Record<
    Exclude<
      ProblemCode,
      | "method_not_allowed"
      | "planning_throttled"
      | "throttled"
      | "consent_required"
      | "foreign_site"
      | "scope_missing"
    >,
    string
  > & {
    method_not_allowed: (values: { method: string }) => string;
    planning_throttled: (values: { seconds: number }) => string;
    throttled: (values: { seconds: number }) => string;
    consent_required: (values: { consent: StoringKind }) => string;
    foreign_site: (values: { address: string }) => string;
    scope_missing: (values: { scope: string }) => string;
  }
>;
type FieldPhrases = {
  readonly [Code in FieldError["code"]]: string | ((values: ValuesOf<Code>) => string);
};

/** Does not compile when a code has no words, or when its words ask for values that the code does not carry. */
const wordsFor = (phrases: AllPhrases): { problem: ProblemPhrases; field: FieldPhrases } => phrases.errors;

describe.each(LANGUAGES)("words in %s", (language) => {
  const phrases = phrasesOf(language);

  it("exist for every problem and every field error, and for nothing else", () => {
    const { problem, field } = wordsFor(phrases);
    expect(Object.keys(problem).sort()).toEqual(Object.keys(PROBLEMS).sort());
    expect(Object.keys(field)).toEqual(expect.arrayContaining([...BUSINESS_ERRORS]));
  });

  it.each([
    ["goals", MAIN_GOALS, phrases.nutrition.goals],
    ["genders", GENDERS, phrases.nutrition.genders],
    ["activities", ACTIVITY_LEVELS, phrases.nutrition.activities],
    ["activity descriptions", ACTIVITY_LEVELS, phrases.nutrition.activityDescriptions],
    ["cycle phases", CYCLE_PHASES, phrases.nutrition.cyclePhases],
    ["weekly goals in kilograms", WEEKLY_GOALS, phrases.nutrition.weeklyGoalsInKilograms],
    ["weekly goals in pounds", WEEKLY_GOALS, phrases.nutrition.weeklyGoalsInPounds],
    ["diets", DIETS, phrases.nutrition.diets],
    ["diet types", DIET_TYPES, phrases.nutrition.dietTypes],
    ["intolerances", INTOLERANCES, phrases.nutrition.intolerances],
    ["allergens", ALLERGENS, phrases.allergens.names],
    ["allergens in a sentence", ALLERGENS, phrases.allergens.inSentence],
    ["dislikes", INGREDIENT_DISLIKES, phrases.nutrition.dislikes],
    ["weight units", WEIGHT_UNITS, phrases.nutrition.weightUnits],
    ["meal moments", MEAL_MOMENTS, phrases.meals.moments],
    ["meal moments in a sentence", MEAL_MOMENTS, phrases.meals.momentsInSentence],
    ["meal types", MEAL_TYPES, phrases.meals.types],
    ["item statuses", ITEM_STATUSES, phrases.meals.statuses],
    ["grocery categories", GROCERY_CATEGORIES, phrases.groceries.categories],
  ])("exist for all %s", (_, values, words) => {
    expect(Object.keys(words).sort()).toEqual([...values].sort());
  });
});
