import type { FeatureFlag } from "@plateful/access";
import type { OnboardingFlags } from "@plateful/nutrition";

/** The flags of a person that change what onboarding offers (ledger ONB-095). */
export function onboardingFlags(flags: readonly string[]): OnboardingFlags {
  const has = (flag: FeatureFlag) => flags.includes(flag);
  return {
    plantBasedApp: has("FF_PLANT_BASED_APP"),
    disableLowCarb: has("FF_DISABLE_LOW_CARB_OPTION"),
    disableKeto: has("FF_DISABLE_KETO_OPTION"),
    femaleHormones: has("FF_FEMALE_HORMONES"),
    menopauseOnly: has("FF_FEMALE_HORMONES_MENOPAUSE_ONLY"),
  };
}
