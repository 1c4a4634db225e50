import type { BodyOf, completeOnboarding } from "@plateful/contract";
import { DEFAULT_CYCLE_LENGTH, type OnboardingAnswers } from "@plateful/nutrition";

type OnboardingBody = BodyOf<typeof completeOnboarding>;

/** What is sent when all is answered. Throws 'Invalid onboarding data' when something is missing (ledger ERR-015). */
export function onboardingData(answers: OnboardingAnswers): OnboardingBody {
  const { goal, activityLevel, biometricData, dietPreferences, menstrualCycle } = answers;
  const { gender, age } = biometricData;
  const { dietType } = dietPreferences;
  if (goal === null || activityLevel === null || gender === null || age === null || dietType === null)
    throw new Error("Invalid onboarding data");
  const startDate = menstrualCycle?.lastMenstrualPeriodStartDate ?? null;
  return {
    goal,
    activityLevel,
    weeklyGoal: goal === "LOSE_WEIGHT" ? answers.weeklyGoal : null,
    biometricData: { gender, age },
    physicalStats: { ...answers.physicalStats },
    preferences: { ...answers.preferences },
    dietPreferences: {
      ...dietPreferences,
      dietType,
      userProvidedMacros: dietType === "CHOOSE_YOUR_OWN" ? dietPreferences.userProvidedMacros : null,
      mealTimes: [...dietPreferences.mealTimes],
      intolerances: [...dietPreferences.intolerances],
      ingredientDislikes: [...dietPreferences.ingredientDislikes],
    },
    menstrualCycle:
      dietType !== "CYCLE_DIET" || startDate === null
        ? null
        : {
            lastMenstrualPeriodStartDate: startDate,
            menstrualCycleLength: menstrualCycle?.menstrualCycleLength ?? DEFAULT_CYCLE_LENGTH,
          },
  };
}
