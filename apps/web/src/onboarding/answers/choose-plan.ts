import type { DietType, Macros, OnboardingAnswers } from "@plateful/nutrition";

/** The answers after a plan type was chosen; only the cycle diet keeps the cycle (ledger ONB-042, ONB-043). */
export const withPlan = (
  answers: OnboardingAnswers,
  dietType: DietType,
  mss: Macros | null,
): Partial<OnboardingAnswers> => ({
  dietPreferences: { ...answers.dietPreferences, dietType },
  menstrualCycle: dietType === "CYCLE_DIET" ? answers.menstrualCycle : null,
  mss,
});

/** The answers after own numbers were entered. */
export const withOwnMacros = (
  answers: OnboardingAnswers,
  { kcal, protein, carbohydrates, fat }: Macros,
): Partial<OnboardingAnswers> => ({
  dietPreferences: {
    ...answers.dietPreferences,
    dietType: "CHOOSE_YOUR_OWN",
    userProvidedMacros: { calories: kcal, protein, carbohydrates, fat },
  },
  menstrualCycle: null,
  mss: { kcal, protein, carbohydrates, fat },
});
