import type { NutritionDayPlan, User } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { type CivilDate, type DiarySlot, weekdayOf } from "@plateful/planning";
import { needed } from "../../lib/server/internal-error.ts";

type WeekPlan = NonNullable<NonNullable<User["intake"]>["weekly_nutrition_plan"]>;

const weekPlanOf = (user: User): WeekPlan | null => user.intake?.weekly_nutrition_plan ?? null;

/**
 * The day plan of a date's weekday; null without a weekly plan.
 * A weekly plan that misses the weekday is a defect of the data (ledger DIARY-079).
 */
export function dayPlanOn(
  plan: Readonly<Partial<WeekPlan>> | null,
  date: CivilDate,
): NutritionDayPlan | null {
  if (plan === null) return null;
  const weekday = weekdayOf(date);
  return needed(plan[weekday], "weekday", weekday);
}

/** The meal slots of a date as the diary shows them; null when the person has no plan for it. */
export function daySlots(user: User, date: CivilDate): DiarySlot[] | null {
  const plan = dayPlanOn(weekPlanOf(user), date);
  if (plan === null) return null;
  return plan.meal_slot_specifications.map((slot) => ({
    id: slot.id,
    mealMoment: slot.meal_moment,
    mealType: slot.meal_type,
    order: slot.order,
    target: { kcal: slot.kcal, protein: slot.protein, carbohydrates: slot.carbohydrates, fat: slot.fat },
  }));
}

export const hasPlanOn = (user: User, date: CivilDate): boolean => dayPlanOn(weekPlanOf(user), date) !== null;

/** When the plan of a date was saved last; null without one. */
export const planSavedOn = (user: User, date: CivilDate): string | null =>
  dayPlanOn(weekPlanOf(user), date)?.modified ?? null;

/** Which day plan each weekday follows; null without a weekly plan. */
export function dayPlanIds(user: User): Readonly<Record<Weekday, number>> | null {
  const plan = weekPlanOf(user);
  if (plan === null) return null;
  return Object.fromEntries(WEEKDAYS.map((day) => [day, plan[day].id])) as Record<Weekday, number>;
}

/** The day that a meal is planned on. Planning before there is one is a defect of the screen (ledger DIARY-078). */
export function requireDayId(day: { readonly id: number } | null): number {
  return needed(day, "calendar_day").id;
}
