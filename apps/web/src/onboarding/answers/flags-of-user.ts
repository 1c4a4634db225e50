import { hasFlag } from "@plateful/access";
import type { User } from "@plateful/contract";
import type { OnboardingFlags } from "@plateful/nutrition";
import { toAccessUser } from "../../lib/person/current-user.ts";

/** The flags that change what is offered; visitors have none (ledger ONB-095). */
export function onboardingFlags(user: User): OnboardingFlags {
  const person = toAccessUser(user);
  return {
    plantBasedApp: hasFlag(person, "FF_PLANT_BASED_APP"),
    disableLowCarb: hasFlag(person, "FF_DISABLE_LOW_CARB_OPTION"),
    disableKeto: hasFlag(person, "FF_DISABLE_KETO_OPTION"),
    femaleHormones: hasFlag(person, "FF_FEMALE_HORMONES"),
    menopauseOnly: hasFlag(person, "FF_FEMALE_HORMONES_MENOPAUSE_ONLY"),
  };
}
