import type { Kilograms } from "@plateful/quantities";
import type { Kcal } from "./vocabulary.ts";

/** A kind of exercise with its energy per kilogram of body weight and minute. */
export interface ExerciseTemplate {
  readonly id: number;
  readonly kcalPerKgPerMinute: number;
}

/** How long and how often someone does one kind of exercise. */
export interface ExerciseInstance {
  /** Id of the exercise template. */
  readonly exercise: number;
  readonly minutesPerSession: number;
  readonly sessionsPerWeek: number;
}

/** More exercise than anybody keeps up: forty hours a week, over all exercises (COACH-108). */
export const MAX_EXERCISE_MINUTES_PER_WEEK = 2400;

/** Energy of one session in kcal; 0 when the kind of exercise is unknown. 0.1 x 80 kg x 45 min is 360 (CALC-005). */
export const exerciseSessionKcal = (
  template: ExerciseTemplate | undefined,
  weight: Kilograms,
  minutes: number,
): Kcal => (template ? template.kcalPerKgPerMinute * weight * minutes : 0);

/** Energy of all exercise, spread evenly over the seven days of a week, in kcal per day (CALC-006). */
export const exerciseKcalPerDay = (
  instances: readonly ExerciseInstance[],
  templates: readonly ExerciseTemplate[],
  weight: Kilograms,
): Kcal => {
  const templatesById = new Map(templates.map((template) => [template.id, template]));
  return instances.reduce(
    (sum, { exercise, minutesPerSession, sessionsPerWeek }) =>
      sum +
      (exerciseSessionKcal(templatesById.get(exercise), weight, minutesPerSession) * sessionsPerWeek) / 7,
    0,
  );
};
