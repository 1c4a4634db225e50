import { MAX_ENERGY_NEED_KCAL, MAX_EXERCISE_MINUTES_PER_WEEK } from "@plateful/nutrition";
import { invalidField } from "../platform/base/problem.ts";
import type { Db } from "../platform/database/open-database.ts";
import { energyNeedOf } from "./energy-of-intake.ts";
import { findIntake, type StoredProfile } from "./intake-store.ts";

interface Exercise {
  readonly minutes_per_session: number;
  readonly sessions_per_week: number;
}

/** @throws InvalidFields when all exercises together take more than forty hours a week (COACH-108). */
export function checkWeeklyMinutes(exercises: readonly Exercise[], field: string): void {
  const minutes = exercises.reduce(
    (sum, exercise) => sum + exercise.minutes_per_session * exercise.sessions_per_week,
    0,
  );
  if (minutes > MAX_EXERCISE_MINUTES_PER_WEEK) throw invalidField(field, "exercise_too_much");
}

/** @throws InvalidFields when a day would take more energy than a plan can hold (COACH-108). */
export function checkNeed(profile: StoredProfile): void {
  const need = energyNeedOf(profile);
  if (need !== null && need.tdee > MAX_ENERGY_NEED_KCAL) throw invalidField("", "energy_need_too_high");
}

/** Both, for a profile as it stands now: the transaction is taken back when either does not hold. */
export async function checkEnergyOf(db: Db, intakeId: number): Promise<void> {
  const profile = await findIntake(db, intakeId);
  if (profile === null) return;
  checkWeeklyMinutes(profile.exercises, "sessions_per_week");
  checkNeed(profile);
}
