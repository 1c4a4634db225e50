import type { FieldError } from "@plateful/contract";
import {
  type ActivityLevel,
  CalculationError,
  type CalculationErrorCode,
  type Diet,
  type EnergyMethod,
  type EnergyNeed,
  type ExerciseTemplate,
  type Gender,
  type NutritionIntake,
  type Sustainability,
  totalDailyEnergyExpenditure,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { invalidField } from "../platform/base/problem.ts";
import type { StoredProfile } from "./intake-store.ts";

/** What the calculations need of a profile: the person, and the kinds of exercise that the person does. */
export interface CalculableIntake {
  readonly intake: NutritionIntake;
  readonly templates: readonly ExerciseTemplate[];
}

/** Answered energy carries three decimals, so that rounding happens once, where it is shown. */
const ENERGY_DECIMALS = 3;
export const answeredKcal = (kcal: number): number => roundHalfUp(kcal, ENERGY_DECIMALS);

export function toCalculable(profile: StoredProfile): CalculableIntake {
  return {
    intake: {
      weight: profile.weight,
      gender: profile.gender as Gender,
      activity: profile.activity as ActivityLevel,
      bodyFat: profile.body_fat_percentage,
      bodyFatMeasured: profile.body_fat_measured,
      heightInCm: profile.height_in_cm,
      age: profile.age,
      energyMethod: profile.energy_method as EnergyMethod,
      diet: profile.diet as Diet,
      sustainability: profile.sustainability as Sustainability,
      exercises: profile.exercises.map((exercise) => ({
        exercise: exercise.exercise_id,
        minutesPerSession: exercise.minutes_per_session,
        sessionsPerWeek: exercise.sessions_per_week,
      })),
    },
    templates: profile.exercises.map((exercise) => ({
      id: exercise.exercise_id,
      kcalPerKgPerMinute: exercise.kcal_per_kg_per_min,
    })),
  };
}

/** Energy need of a stored profile; null when the chosen formula misses an input. */
export function energyNeedOf(profile: StoredProfile): EnergyNeed | null {
  const { intake, templates } = toCalculable(profile);
  try {
    return totalDailyEnergyExpenditure(intake, templates);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

const TOLD: Partial<Record<CalculationErrorCode, FieldError["code"]>> = {
  "No intake provided": "no_intake",
  "Weight is not defined": "weight_missing",
  "Gender is not defined": "gender_missing",
  "Height is not defined": "height_missing",
  "Age is not defined": "age_missing",
};

/** Runs a calculation whose missing inputs the caller is told of (api.md section 9). */
export function toldWhenMissing<Value>(calculate: () => Value): Value {
  try {
    return calculate();
  } catch (error) {
    const code = error instanceof CalculationError ? TOLD[error.code] : undefined;
    if (code === undefined) throw error;
    throw invalidField("", code);
  }
}
