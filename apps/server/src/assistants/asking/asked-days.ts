import type { NutritionDayPlan } from "@plateful/contract";
import {
  type CalendarDay,
  calendarDays,
  listWeeklyNutritionPlans,
  nutritionDayPlans,
} from "@plateful/contract";
import { weekdayOf } from "@plateful/planning";
import { Refused } from "./refused.ts";
import type { Asking } from "./tool.ts";

/** The days of the diary that exist in a range of dates, both included, by their dates. */
export async function daysOf(
  { ask }: Asking,
  from: string,
  until: string,
): Promise<Map<string, CalendarDay>> {
  const query = { date__gte: from, date__lte: until };
  const { results } = await ask(calendarDays.list, { query });
  return new Map(results.map((day) => [day.date, day]));
}

/** The day on a date, made if need be; also when something else makes it in the same moment (ledger DIARY-027). */
export async function dayOn(on: Asking, date: string): Promise<CalendarDay> {
  const find = async () => (await daysOf(on, date, date)).get(date);
  const found = await find();
  if (found !== undefined) return found;
  try {
    return await on.ask(calendarDays.create, { body: { date } });
  } catch (error) {
    const made = error instanceof Refused ? await find() : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

/** The day plan that a date follows; null where there is no plan. */
export async function planOn({ ask }: Asking, date: string): Promise<NutritionDayPlan | null> {
  const { results } = await ask(listWeeklyNutritionPlans, { query: {} });
  const [week] = results;
  if (week === undefined) return null;
  const weekday = weekdayOf(date).toLowerCase() as Lowercase<ReturnType<typeof weekdayOf>>;
  return ask(nutritionDayPlans.get, { params: { id: week[weekday] } });
}

/** The date so many days after another. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
