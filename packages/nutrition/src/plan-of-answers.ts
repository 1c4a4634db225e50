import type { Screening } from "./assess-plan.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { OnboardingAnswers } from "./onboarding-data.ts";
import { chosenDiet } from "./onboarding-options.ts";
import { type PlanPreview, planPreview } from "./plan-preview.ts";
import type {
  ActivityLevel,
  DietType,
  Gender,
  Macros,
  OnboardingDiet,
  OnboardingGoal,
  WeeklyGoal,
} from "./vocabulary.ts";

type OwnMacros = NonNullable<OnboardingAnswers["dietPreferences"]["userProvidedMacros"]>;

/** The answers of the onboarding on which a plan rests, once all of them are given. */
export interface GivenAnswers {
  readonly goal: OnboardingGoal;
  readonly activityLevel: ActivityLevel;
  /** Read for a loss alone, whatever was answered before the goal changed. */
  readonly weeklyGoal?: WeeklyGoal | null | undefined;
  readonly biometricData: { readonly gender: Gender; readonly age: number };
  readonly physicalStats: Pick<OnboardingAnswers["physicalStats"], "heightInCm" | "weightInKg">;
  readonly dietPreferences: { readonly dietaryPreference?: OnboardingDiet | null | undefined };
}

/** The plan that the answers give, for any plan type. */
export const previewOfAnswers = (
  answers: GivenAnswers,
  tenant: NutritionTenant,
  dietType: DietType,
  screening?: Screening,
): PlanPreview =>
  planPreview(
    {
      goal: answers.goal,
      weeklyGoal: answers.goal === "LOSE_WEIGHT" ? (answers.weeklyGoal ?? null) : null,
      activityLevel: answers.activityLevel,
      gender: answers.biometricData.gender,
      age: answers.biometricData.age,
      heightInCm: answers.physicalStats.heightInCm,
      weightInKg: answers.physicalStats.weightInKg,
      dietType,
      diet: chosenDiet(answers.dietPreferences.dietaryPreference ?? null),
      ...(screening === undefined ? {} : { screening }),
    },
    tenant,
  );

/** The person's own numbers, which count under their own plan alone; null without them. */
export function ownMacrosOf(
  { userProvidedMacros: own }: { readonly userProvidedMacros?: OwnMacros | null | undefined },
  dietType: DietType,
): Macros | null {
  if (dietType !== "CHOOSE_YOUR_OWN" || own === null || own === undefined) return null;
  return { kcal: own.calories, protein: own.protein, carbohydrates: own.carbohydrates, fat: own.fat };
}
