import type { AnswerOf, previewPlan as endpoint } from "@plateful/contract";
import {
  chosenDiet,
  type NutritionTenant,
  planOptions,
  planPreview,
  tenantOfPerson,
} from "@plateful/nutrition";
import { findNutritionTenantOfSite, loadNutritionTenant } from "../organisations/index.ts";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { answeredKcal } from "./energy-of-intake.ts";
import { findIntakeOfUser } from "./intake-store.ts";
import { onboardingFlags } from "./onboarding-flags.ts";

/** The settings of the named site, else those of the caller's own organisation. */
async function tenantOf(call: Call<typeof endpoint>): Promise<NutritionTenant> {
  const { subdomain } = call.body;
  if (subdomain === null || subdomain === undefined) {
    const own = await findIntakeOfUser(call.db, call.actor.id);
    const settings = await loadNutritionTenant(call.db, call.actor.organisationId);
    return tenantOfPerson(settings, own?.protein_profile);
  }
  const tenant = await findNutritionTenantOfSite(call.db, subdomain);
  if (tenant === null) throw invalidField("subdomain", "unknown_organisation");
  return tenant;
}

/** What onboarding shows before anything is stored; the very functions that complete-onboarding uses. */
export async function previewPlan(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { goal, weeklyGoal, activityLevel, biometricData, physicalStats, dietPreferences } = call.body;
  const preview = planPreview(
    {
      goal,
      weeklyGoal: weeklyGoal ?? null,
      activityLevel,
      gender: biometricData.gender,
      age: biometricData.age,
      heightInCm: physicalStats.heightInCm,
      weightInKg: physicalStats.weightInKg,
      dietType: dietPreferences?.dietType ?? "RECOMMENDED",
      diet: chosenDiet(dietPreferences?.dietaryPreference ?? null),
    },
    await tenantOf(call),
  );
  const { fiber, ...mss } = preview.macros;
  return {
    tdee_kcal: answeredKcal(preview.need.tdee),
    mss,
    fiber,
    weekly_goals: [...preview.weeklyGoals],
    plan_options: planOptions(biometricData.gender, onboardingFlags(call.actor.flags)),
    min_goal_weight_kg: preview.minimumGoalWeight,
    weight_loss_safe: preview.isWeightLossSafe,
  };
}
