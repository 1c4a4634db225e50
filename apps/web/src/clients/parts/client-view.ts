import type { NutritionDayPlan, UserProfile } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";

type Week = UserProfile["weekly_nutrition_plan"];
interface Planned {
  readonly intake: { readonly weekly_nutrition_plan: Week } | null;
}

/** Whether the diary can be opened as the client: a week always has a plan for every day, Tuesday too (ledger COACH-029, COACH-030). */
export const hasTuesdayPlan = ({ intake }: Planned): boolean =>
  intake?.weekly_nutrition_plan?.tuesday !== undefined;

/** The day plans that the week follows, in the order in which its days meet them; days with the same plan are one (ledger COACH-059). */
export function plansOfWeek(week: NonNullable<Week>): NutritionDayPlan[] {
  const plans = new Map(WEEKDAYS.map((day) => [week[day].id, week[day]]));
  return [...plans.values()];
}

/** The week with a plan of it on more days: each plan is told its days again. */
export function withDayOn(
  week: NonNullable<Week>,
  planId: number,
  days: readonly Weekday[],
): NonNullable<Week> {
  const moved = plansOfWeek(week).find(({ id }) => id === planId);
  if (moved === undefined) return week;
  const followed = (day: Weekday) => (days.includes(day) ? moved : week[day]);
  const entries = WEEKDAYS.map((day) => {
    const plan = followed(day);
    return [day, { ...plan, days: WEEKDAYS.filter((one) => followed(one).id === plan.id) }] as const;
  });
  return { ...week, ...(Object.fromEntries(entries) as Record<Weekday, NutritionDayPlan>) };
}

/** The plan that takes over when one leaves: that with most days, the oldest of equals, as on the server (ledger COACH-065). */
export function heirOf(
  plans: readonly NutritionDayPlan[],
  leaving: NutritionDayPlan,
): NutritionDayPlan | null {
  const others = plans.filter(({ id }) => id !== leaving.id);
  return others.toSorted((a, b) => b.days.length - a.days.length || a.id - b.id)[0] ?? null;
}

/** Energy that the week asks for on an average day, in kcal. */
export const weeklyAverage = (week: NonNullable<Week>): number =>
  WEEKDAYS.reduce((sum, day) => sum + week[day].kcal, 0) / WEEKDAYS.length;

/** First and last of the weights of a month, in kg; null when there are not two. */
export function weightChange(
  weights: readonly number[],
): { readonly from: number; readonly to: number } | null {
  const [first, last] = [weights[0], weights.at(-1)];
  return weights.length < 2 || first === undefined || last === undefined ? null : { from: first, to: last };
}
