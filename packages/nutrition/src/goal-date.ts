import { addDays } from "./calendar-date.ts";
import { KCAL_PER_KILOGRAM } from "./weekly-goal.ts";

const DAYS_PER_WEEK = 7;
/** Farther away than this, a date would claim to know what nobody knows. */
const FARTHEST_WEEKS = 104;

interface WayToGoal {
  readonly today: string;
  /** The latest weight and the goal, kg. */
  readonly weight: number;
  readonly goal: number;
  /** Kg per week, negative for a loss. */
  readonly perWeek: number;
  /** Kcal per day by which the plan is changed. */
  readonly change: number;
}

/**
 * When a weight reaches its goal at this pace, which a changed energy moves by 7,700 kcal to the kilogram. Null for a goal
 * that is reached already, that the pace leads away from, or that is more than two years away (COACH-174). From 82 to 78 kg
 * at 0.5 kg per week takes 56 days; with 110 kcal a day less, which is 0.1 kg per week, 47.
 */
export function goalDate({ today, weight, goal, perWeek, change }: WayToGoal): string | null {
  const pace = perWeek + (change * DAYS_PER_WEEK) / KCAL_PER_KILOGRAM;
  const weeks = (goal - weight) / pace;
  if (!(weeks > 0) || weeks > FARTHEST_WEEKS) return null;
  return addDays(today, Math.ceil(weeks * DAYS_PER_WEEK));
}
