import type { CalendarDay } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";

/** On how many of the chosen days something stands already: at a moment, or anything at all (ledger DIARY-125). */
export function takenDays(
  days: readonly Pick<CalendarDay, "date" | "calendar_items">[],
  chosen: readonly string[],
  moment: MealMoment | null,
): number {
  const isTaken = ({ calendar_items: items }: Pick<CalendarDay, "calendar_items">) =>
    items.some((item) => moment === null || item.meal_moment === moment);
  return days.filter((day) => chosen.includes(day.date) && isTaken(day)).length;
}
