import {
  goalDate,
  KCAL_PER_KILOGRAM,
  type OnboardingAnswers,
  type WeeklyGoal,
  weeklyGoalToChange,
} from "@plateful/nutrition";

const DAYS_PER_WEEK = 7;
/** A day is rounded to whole kilocalories and more: so much changes no pace, kg per week. */
const SAME_PACE_KG = 0.02;

/** Where a plan leads. */
export interface WayToGoal {
  /** The day on which the goal weight is reached; null where the plan does not lead there within two years. */
  readonly day: string | null;
  /** The pace that was chosen, while the plan keeps it; null for a plan with another energy. */
  readonly pace: WeeklyGoal | null;
  /** Kg that this energy takes off in a week; negative where it adds. */
  readonly lossPerWeek: number;
}

/** What is eaten and used, kcal per day. */
interface DailyEnergy {
  readonly eaten: number;
  readonly used: number;
}

/**
 * When a plan reaches the goal weight: by the pace that was chosen, or by what its own energy leaves of it, such as typed numbers
 * or a plan that was raised to a minimum (ledger ONB-103). Null when no weight is to be lost.
 */
export function wayToGoal(
  { goal, weeklyGoal, physicalStats }: OnboardingAnswers,
  { eaten, used }: DailyEnergy,
  today: string,
): WayToGoal | null {
  const { weightInKg: weight, goalWeight } = physicalStats;
  if (goal !== "LOSE_WEIGHT" || weeklyGoal === null || goalWeight >= weight) return null;
  const chosen = weeklyGoalToChange(weeklyGoal);
  const own = ((eaten - used) * DAYS_PER_WEEK) / KCAL_PER_KILOGRAM;
  const isKept = Math.abs(own - chosen) < SAME_PACE_KG;
  const perWeek = isKept ? chosen : own;
  const day = goalDate({ today, weight, goal: goalWeight, perWeek, change: 0 });
  return { day, pace: isKept ? weeklyGoal : null, lossPerWeek: -perWeek };
}
