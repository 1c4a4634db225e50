import type { UserProfile } from "@plateful/contract";
import { NEW_SIMPLE_ANSWERS, type SimpleAnswers, simpleAnswersFromProfile } from "@plateful/nutrition";

/** Where someone is in the short onboarding, and what became of sending it (ledger SIM-007). */
export interface SimpleOnboardingState extends SimpleAnswers {
  /** 1 to 5 at a question, 6 while the answers are sent. */
  readonly currentStep: number;
  readonly isSubmitting: boolean;
  /** Why sending failed, in words for the person. */
  readonly error: string | null;
  readonly isCompleted: boolean;
}

export const FIRST_STEP = 1;

/** Nothing answered yet; also what a reset leaves (ledger SIM-006). */
export const NEW_STATE: SimpleOnboardingState = {
  ...NEW_SIMPLE_ANSWERS,
  currentStep: FIRST_STEP,
  isSubmitting: false,
  error: null,
  isCompleted: false,
};

/** The answers that a profile holds, at the first step (ledger SIM-006). */
export const stateOfProfile = (profile: UserProfile): SimpleOnboardingState => ({
  ...NEW_STATE,
  ...simpleAnswersFromProfile({
    motivation: profile.onboarding_motivation,
    cookingStyles: profile.onboarding_cooking_styles,
    diet: profile.simple_diet,
    allergens: profile.simple_allergens,
    mealTimes: profile.preferred_meal_times,
  }),
});

/** The answers were sent off (ledger SIM-023). */
export const pending = (state: SimpleOnboardingState): SimpleOnboardingState => ({
  ...state,
  isSubmitting: true,
  error: null,
});

export const fulfilled = (state: SimpleOnboardingState): SimpleOnboardingState => ({
  ...state,
  isSubmitting: false,
  isCompleted: true,
});

export const rejected = (state: SimpleOnboardingState, error: string): SimpleOnboardingState => ({
  ...state,
  isSubmitting: false,
  error,
});
