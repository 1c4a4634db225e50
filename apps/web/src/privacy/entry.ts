import { type ConsentKind, kindsToAsk } from "@plateful/access";
import type { User } from "@plateful/contract";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";

/** Set for the rest of a visit by "Not now". */
const LATER = `${PERSONAL_PREFIX}consent-later`;

/** What this person is asked before going on. Coaches are asked when they first enter something about themselves. */
export function entryKinds(user: User): readonly ConsentKind[] {
  const { intake, coach, consents, is_coach: isCoach } = user;
  if (isCoach) return [];
  const tellsOfCycle = intake?.diet_type === "CYCLE_DIET" || intake?.diet_type === "MENOPAUSE";
  return kindsToAsk({
    decisions: consents,
    hasCoach: coach !== null,
    hasCycleData: tellsOfCycle || intake?.last_menstrual_period_start_date != null,
  });
}

export function askLater(): void {
  try {
    sessionStorage.setItem(LATER, "1");
  } catch {
    // Storage can be forbidden; then they are asked on each visit to the start.
  }
}

export function isAskedLater(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
}
