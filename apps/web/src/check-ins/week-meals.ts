import type { CalendarDay } from "@plateful/contract";
import { addDays, MEAL_MOMENTS, type MealMoment } from "@plateful/nutrition";
import { type DiaryEntry, diaryEntries } from "../diary/index.ts";

const DAYS = 7;

export interface MealOfDay {
  readonly date: string;
  /** The first meal of that moment; null where none was planned or logged. */
  readonly meal: Pick<DiaryEntry, "name" | "picture"> | null;
  /** Whether everything of that moment was eaten. */
  readonly isEaten: boolean;
}

export interface WeekMeals {
  readonly moment: MealMoment;
  readonly days: readonly MealOfDay[];
  readonly eaten: number;
  readonly open: number;
  /** A moment that stands in the diary just as often and was eaten each time; null without one. */
  readonly neverOpen: MealMoment | null;
}

/**
 * The meal of the week that was left open most often, day by day; of equals the one that stands in the diary on more days, then the earlier
 * one. Null for a week without meals.
 * @param first the first of the seven dates.
 */
export function weekMeals(first: string, days: readonly CalendarDay[]): WeekMeals | null {
  const entries = new Map(days.map((day) => [day.date, diaryEntries(day)]));
  const [worst, ...others] = MEAL_MOMENTS.map((moment) => {
    const ofWeek = Array.from({ length: DAYS }, (_, at): MealOfDay => {
      const date = addDays(first, at);
      const meals = (entries.get(date) ?? []).filter(({ mealMoment }) => mealMoment === moment);
      return { date, meal: meals[0] ?? null, isEaten: meals.every(({ status }) => status === "EATEN") };
    });
    const present = ofWeek.filter(({ meal }) => meal !== null);
    const eaten = present.filter(({ isEaten }) => isEaten).length;
    return { moment, days: ofWeek, eaten, open: present.length - eaten };
  }).toSorted((a, b) => b.open - a.open || b.eaten + b.open - (a.eaten + a.open));
  if (worst === undefined || worst.eaten + worst.open === 0) return null;
  const kept = others.find(({ open, eaten }) => open === 0 && eaten >= worst.eaten + worst.open);
  return { ...worst, neverOpen: worst.open === 0 ? null : (kept?.moment ?? null) };
}
