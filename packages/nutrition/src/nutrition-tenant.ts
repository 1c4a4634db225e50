/** Whether an organisation aims at much protein or at the lower general advice (CALC-039 to CALC-042). */
export const PROTEIN_PROFILES = ["HIGH", "LOW"] as const;
export type ProteinProfile = (typeof PROTEIN_PROFILES)[number];

/** What an organisation changes in the calculations. */
export interface NutritionTenant {
  readonly proteinProfile: ProteinProfile;
  /** Most fat in an onboarding plan, as a fraction of energy; null means no cap (CALC-046). */
  readonly onboardingFatCap: number | null;
  /** Largest deficit that a weekly goal may cause, kcal per day; null means no limit besides the minimum (CALC-022). */
  readonly maxDailyDeficitKcal: number | null;
}

/** The calculations of people without an organisation. */
export const DEFAULT_NUTRITION_TENANT: NutritionTenant = {
  proteinProfile: "HIGH",
  onboardingFatCap: null,
  maxDailyDeficitKcal: null,
};

/** The protein profile of an organisation: its own setting, else LOW for a branded subdomain and HIGH for all others (CALC-042). */
export const proteinProfileOf = (
  organisation:
    | { readonly subdomain?: string | null; readonly proteinProfile?: ProteinProfile | null }
    | null
    | undefined,
): ProteinProfile => organisation?.proteinProfile ?? (organisation?.subdomain ? "LOW" : "HIGH");

/** The settings that count for one person: a coach may choose the protein profile of a client (COACH-109). */
export const tenantOfPerson = (
  tenant: NutritionTenant,
  proteinProfile: string | null | undefined,
): NutritionTenant => ({
  ...tenant,
  proteinProfile: PROTEIN_PROFILES.find((one) => one === proteinProfile) ?? tenant.proteinProfile,
});
