import type { Brand } from "@plateful/contract";
import { DEFAULT_NUTRITION_TENANT, type NutritionTenant } from "@plateful/nutrition";

/** What an organisation, or the brand of a site, changes in the calculations. */
export function toNutritionTenant(organisation: Brand | null): NutritionTenant {
  if (organisation === null) return DEFAULT_NUTRITION_TENANT;
  return {
    proteinProfile: organisation.protein_profile,
    onboardingFatCap: organisation.onboarding_fat_cap,
    maxDailyDeficitKcal: organisation.max_daily_deficit_kcal,
  };
}
