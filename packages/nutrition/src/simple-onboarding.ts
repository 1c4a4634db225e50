import {
  COOKING_STYLES,
  type CookingStyle,
  type MealType,
  type OnboardingDiet,
  type OnboardingMotivation,
  SIMPLE_ALLERGENS,
  type SimpleAllergen,
} from "./vocabulary.ts";

/** The screens of the short onboarding; the place of each is its step, 0 to 5 (SIM-001). */
export const SIMPLE_STEPS = [
  "welcomeVideo",
  "motivation",
  "cookingStyle",
  "diet",
  "allergens",
  "mealTimes",
] as const;
export type SimpleStep = (typeof SIMPLE_STEPS)[number];

/** How many questions there are: the welcome video, step 0, asks nothing (SIM-007). */
export const SIMPLE_QUESTION_COUNT = SIMPLE_STEPS.length - 1;

/** How far someone is at a step, in percent: step 3 is 60, everything after the last question is 100 (SIM-005). */
export const simpleProgress = (step: number): number => Math.min(100, (step / SIMPLE_QUESTION_COUNT) * 100);

/** Stands on the screens for "no diet" and "no allergens"; it is never stored (SIM-011, SIM-012). */
export const NOTHING = "NONE";

/** Diets that the short onboarding offers, "none" first (SIM-011). */
export const SIMPLE_DIET_CHOICES = [NOTHING, "VEGETARIAN", "VEGAN", "PESCATARIAN"] as const;
export type SimpleDietChoice = (typeof SIMPLE_DIET_CHOICES)[number];

/** Allergens that the short onboarding offers, "none" last (SIM-012). */
export const SIMPLE_ALLERGEN_CHOICES = [...SIMPLE_ALLERGENS, NOTHING] as const;
export type SimpleAllergenChoice = (typeof SIMPLE_ALLERGEN_CHOICES)[number];

/** The meals of a day in their order (SIM-014). */
export const SIMPLE_MEAL_TIMES: readonly MealType[] = ["BREAKFAST", "LUNCH", "SNACK", "DINNER"];

/** What someone answers in the short onboarding. */
export interface SimpleAnswers {
  readonly motivation: OnboardingMotivation | null;
  readonly cookingStyles: readonly CookingStyle[];
  readonly diet: SimpleDietChoice;
  readonly allergens: readonly SimpleAllergenChoice[];
  readonly mealTimes: readonly MealType[];
}

/** The answers before anything was chosen (SIM-011, SIM-013, SIM-014). */
export const NEW_SIMPLE_ANSWERS: SimpleAnswers = {
  motivation: null,
  cookingStyles: [],
  diet: NOTHING,
  allergens: [NOTHING],
  mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
};

/** How many cooking styles may be chosen, inclusive (SIM-010). */
export const COOKING_STYLE_LIMITS = { min: 1, max: 2 } as const;
const MIN_MEAL_TIMES = 2;

/** What is wrong with the chosen cooking styles; null when there are one or two (SIM-010). */
export const cookingStylesError = (chosen: readonly CookingStyle[]): "too_few" | "too_many" | null => {
  if (chosen.length < COOKING_STYLE_LIMITS.min) return "too_few";
  return chosen.length > COOKING_STYLE_LIMITS.max ? "too_many" : null;
};

/** What is wrong with the chosen meal times; null when there are two or more with dinner (SIM-015). */
export const simpleMealTimesError = (chosen: readonly MealType[]): "too_few" | "no_dinner" | null => {
  if (chosen.length < MIN_MEAL_TIMES) return "too_few";
  return chosen.includes("DINNER") ? null : "no_dinner";
};

const without = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.filter((one) => one !== value);

/** The cooking styles after a tap; a third one is ignored (SIM-010). */
export const toggleCookingStyle = (
  chosen: readonly CookingStyle[],
  tapped: CookingStyle,
): readonly CookingStyle[] => {
  if (chosen.includes(tapped)) return without(chosen, tapped);
  return chosen.length < COOKING_STYLE_LIMITS.max ? [...chosen, tapped] : chosen;
};

/** The allergens after a tap: "none" and the others clear each other, and clearing all gives "none" back (SIM-013). */
export const toggleSimpleAllergen = (
  chosen: readonly SimpleAllergenChoice[],
  tapped: SimpleAllergenChoice,
): readonly SimpleAllergenChoice[] => {
  if (tapped === NOTHING) return [NOTHING];
  const others = without(without(chosen, tapped), NOTHING);
  const next = chosen.includes(tapped) ? others : [...others, tapped];
  return next.length > 0 ? next : [NOTHING];
};

/** The meal times after a tap, in the order of the day. */
export const toggleSimpleMealTime = (chosen: readonly MealType[], tapped: MealType): readonly MealType[] => {
  const next = chosen.includes(tapped) ? without(chosen, tapped) : [...chosen, tapped];
  return SIMPLE_MEAL_TIMES.filter((mealTime) => next.includes(mealTime));
};

/** True when a step lets its person go on (SIM-004, SIM-016). */
export const maySimpleStepGoOn = (step: SimpleStep, answers: SimpleAnswers): boolean => {
  if (step === "motivation") return answers.motivation !== null;
  if (step === "cookingStyle") return cookingStylesError(answers.cookingStyles) === null;
  if (step === "mealTimes") return simpleMealTimesError(answers.mealTimes) === null;
  return true;
};

/** Why answers cannot be sent. */
export type SimpleAnswersError = "motivation" | "cooking_styles" | "meal_times";

/** The last check before sending, looser than the steps: one meal time is enough (SIM-016, SIM-017). */
export const simpleAnswersError = (answers: SimpleAnswers): SimpleAnswersError | null => {
  if (answers.motivation === null) return "motivation";
  if (cookingStylesError(answers.cookingStyles) !== null) return "cooking_styles";
  return answers.mealTimes.length === 0 ? "meal_times" : null;
};

/** What a profile keeps of the answers (SIM-008). */
export interface SimplePreferences {
  readonly motivation: OnboardingMotivation | null;
  readonly cookingStyles: readonly CookingStyle[];
  readonly diet: OnboardingDiet | null;
  readonly allergens: readonly SimpleAllergen[];
  readonly mealTimes: readonly MealType[];
}

/** The answers as a profile keeps them: no diet is null, and no allergens an empty list (SIM-011, SIM-012). */
export const simpleAnswersToProfile = (answers: SimpleAnswers): SimplePreferences => ({
  ...answers,
  diet: answers.diet === NOTHING ? null : answers.diet,
  allergens: SIMPLE_ALLERGENS.filter((allergen) => answers.allergens.includes(allergen)),
});

/** The answers that a profile stands for; what it does not hold is as before anything was chosen (SIM-006). */
export const simpleAnswersFromProfile = (profile: SimplePreferences): SimpleAnswers => ({
  motivation: profile.motivation,
  cookingStyles: COOKING_STYLES.filter((style) => profile.cookingStyles.includes(style)),
  diet: profile.diet ?? NOTHING,
  allergens: profile.allergens.length > 0 ? profile.allergens : [NOTHING],
  mealTimes:
    profile.mealTimes.length > 0
      ? SIMPLE_MEAL_TIMES.filter((mealTime) => profile.mealTimes.includes(mealTime))
      : NEW_SIMPLE_ANSWERS.mealTimes,
});

/** What a profile made from these answers alone starts with: nobody was asked for it (SIM-025). */
export const SIMPLE_PROFILE_DEFAULTS = {
  gender: "FEMALE",
  activity: "SEDENTARY",
  sustainability: "OPTIMAL",
  diet: "OMNIVORE",
  weight: 70,
  bodyFat: 0.2,
} as const;
