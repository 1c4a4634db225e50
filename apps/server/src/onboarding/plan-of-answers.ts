import type { OnboardingData } from "@plateful/contract";
import {
  chosenDiet,
  ENERGY_BALANCE_LIMITS,
  energyBalancePercent,
  FIBER_TARGET,
  type Macros,
  type NutritionTenant,
  planPreview,
} from "@plateful/nutrition";
import { invalidField } from "../platform/problem.ts";

export interface OnboardingPlan {
  readonly mss: Macros;
  readonly fiber: number;
  /** The plan as a whole percentage of the energy need. */
  readonly energyBalance: number;
}

function ownMacros({ dietPreferences }: OnboardingData): Macros | null {
  const own = dietPreferences.userProvidedMacros ?? null;
  if (dietPreferences.dietType !== "CHOOSE_YOUR_OWN" || own === null) return null;
  const { calories: kcal, protein, carbohydrates, fat } = own;
  return { kcal, protein, carbohydrates, fat };
}

/**
 * The plan that the answers give, computed again; what the client computed is not read.
 * @throws InvalidFields weekly_goal_too_fast for a pace that is not offered to this person.
 */
export function planOfAnswers(answers: OnboardingData, tenant: NutritionTenant): OnboardingPlan {
  const { goal, weeklyGoal = null, dietPreferences, physicalStats, biometricData } = answers;
  const preview = planPreview(
    {
      goal,
      weeklyGoal: goal === "LOSE_WEIGHT" ? weeklyGoal : null,
      activityLevel: answers.activityLevel,
      gender: biometricData.gender,
      age: biometricData.age,
      heightInCm: physicalStats.heightInCm,
      weightInKg: physicalStats.weightInKg,
      dietType: dietPreferences.dietType,
      diet: chosenDiet(dietPreferences.dietaryPreference ?? null),
    },
    tenant,
  );
  const chosen = preview.weeklyGoals.find((choice) => choice.weeklyGoal === weeklyGoal);
  if (goal === "LOSE_WEIGHT" && chosen?.offered === false)
    throw invalidField("weeklyGoal", "weekly_goal_too_fast");
  const { fiber: _fixed, ...computed } = preview.macros;
  const mss = ownMacros(answers) ?? computed;
  const percent = energyBalancePercent(mss.kcal, preview.need.tdee);
  const { min, max } = ENERGY_BALANCE_LIMITS;
  return { mss, fiber: FIBER_TARGET, energyBalance: Math.min(max, Math.max(min, percent)) };
}
