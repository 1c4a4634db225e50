import type { OnboardingAnswers } from "@plateful/nutrition";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { centimetresText, weightText } from "./body-words.ts";
import type { Step } from "./steps.ts";

/** A question and what was answered. */
interface AnswerInWords {
  readonly name: string;
  readonly text: string;
}

/** The answers as a person reads them back; the cycle is not repeated here. */
export function answersInWords(
  answers: OnboardingAnswers,
  language: Language,
  phrases: Phrases,
): Partial<Record<Step, AnswerInWords>> {
  const { nutrition, meals, onboarding } = phrases;
  const { intake } = onboarding;
  const { biometricData, physicalStats, preferences, dietPreferences } = answers;
  const unit = preferences.personalWeightUnit;
  const named = <Key extends string>(key: Key | null, words: Readonly<Record<Key, string>>) =>
    key === null ? intake.none : words[key];
  const listed = (words: readonly string[]) => (words.length === 0 ? intake.none : words.join(", "));
  const weights = [physicalStats.weightInKg, physicalStats.goalWeight];
  const age = biometricData.age === null ? [] : [formatNumber(language, biometricData.age)];
  const paces = unit === "KILOGRAMS" ? nutrition.weeklyGoalsInKilograms : nutrition.weeklyGoalsInPounds;
  return {
    goal: { name: intake.goal, text: named(answers.goal, nutrition.goals) },
    activity: { name: intake.activity, text: named(answers.activityLevel, nutrition.activities) },
    biometrics: {
      name: intake.biometrics,
      text: [...age, named(biometricData.gender, nutrition.genders)].join(", "),
    },
    physicalStats: {
      name: intake.stats,
      text: [
        centimetresText(physicalStats.heightInCm, language, phrases),
        weights.map((weight) => weightText(weight, unit, language, phrases)).join(" → "),
      ].join(", "),
    },
    weeklyGoal: { name: intake.weeklyGoal, text: named(answers.weeklyGoal, paces) },
    nutritionalPlan: { name: intake.plan, text: named(dietPreferences.dietType, nutrition.dietTypes) },
    mealTimes: {
      name: intake.mealTimes,
      text: listed(dietPreferences.mealTimes.map((moment) => meals.moments[moment])),
    },
    diet: { name: intake.diet, text: named(dietPreferences.dietaryPreference, nutrition.diets) },
    intolerances: {
      name: intake.intolerances,
      text: listed(dietPreferences.intolerances.map((one) => nutrition.intolerances[one])),
    },
    dislikes: {
      name: intake.dislikes,
      text: listed(dietPreferences.ingredientDislikes.map((one) => nutrition.dislikes[one])),
    },
  };
}
