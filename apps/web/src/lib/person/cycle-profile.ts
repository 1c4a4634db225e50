import type { UserProfile } from "@plateful/contract";
import type { CycleProfile } from "@plateful/nutrition";

/** What a profile knows of its person's cycle. */
export const cycleProfileOf = (
  intake: Pick<UserProfile, "gender" | "last_menstrual_period_start_date" | "menstrual_cycle_length">,
): CycleProfile => ({
  gender: intake.gender,
  startDate: intake.last_menstrual_period_start_date,
  cycleLength: intake.menstrual_cycle_length,
});
