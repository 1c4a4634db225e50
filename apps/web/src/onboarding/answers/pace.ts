import { addDays, type OnboardingAnswers, weeklyGoalToChange } from "@plateful/nutrition";

const DAYS_PER_WEEK = 7;
/** Further away than this a date would only pretend to be known. */
const FARTHEST_DAYS = 3 * 365;

/** The day on which the goal weight is reached at the chosen pace; null when weight is not to be lost. */
export function goalDate(answers: OnboardingAnswers, today: string): string | null {
  const { goal, weeklyGoal, physicalStats } = answers;
  if (goal !== "LOSE_WEIGHT" || weeklyGoal === null) return null;
  const weeks = (physicalStats.weightInKg - physicalStats.goalWeight) / -weeklyGoalToChange(weeklyGoal);
  const days = Math.ceil(weeks * DAYS_PER_WEEK);
  return days > 0 && days <= FARTHEST_DAYS ? addDays(today, days) : null;
}
