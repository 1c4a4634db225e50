import { SIMPLE_STEPS, type SimpleStep } from "@plateful/nutrition";
import { PATHS } from "../lib/address/paths.ts";

const ADDRESSES = {
  welcomeVideo: PATHS.simpleWelcomeVideo,
  motivation: PATHS.simpleMotivation,
  cookingStyle: PATHS.simpleCookingStyle,
  diet: PATHS.simpleDiet,
  allergens: PATHS.simpleAllergens,
  mealTimes: PATHS.simpleMealTimes,
} as const satisfies Record<SimpleStep, string>;

/** The screens in their order: the steps, the sending of the answers, the tour (ledger SIM-001). */
const ORDER: readonly string[] = [
  ...SIMPLE_STEPS.map((step) => ADDRESSES[step]),
  PATHS.simpleLoading,
  PATHS.onboardingDone,
];

export const addressOf = (step: SimpleStep): string => ADDRESSES[step];

/** The address after a screen of the short onboarding; fails where none follows (ledger SIM-003). */
export function addressAfter(address: string): string {
  const place = ORDER.indexOf(address);
  const next = place === -1 ? undefined : ORDER[place + 1];
  if (next === undefined)
    throw new Error("Unable to proceed to the next step. Please try again or contact support.");
  return next;
}

interface WayHere {
  /** The welcome video is the first screen of some organisations only. */
  readonly hasVideo: boolean;
  /** Someone who answered before came from their profile, not from the start of the app. */
  readonly isRedone: boolean;
}

/** The address before a step; null at the first (ledger SIM-002). */
export function addressBefore(step: SimpleStep, { hasVideo, isRedone }: WayHere): string | null {
  if (step === "motivation" && isRedone) return PATHS.profile;
  const before = SIMPLE_STEPS[SIMPLE_STEPS.indexOf(step) - 1];
  if (before === undefined || (before === "welcomeVideo" && !hasVideo)) return null;
  return ADDRESSES[before];
}
