import type { CalendarDay, CalendarItem } from "@plateful/contract";
import { type DiaryEntry, diaryEntries } from "../day/diary-entry.ts";

/** A meal of another day that is the same dish. */
export interface SameDish {
  readonly dayId: number;
  readonly date: string;
  readonly entry: DiaryEntry;
}

const recipeOf = (item: CalendarItem): number | null =>
  item.content_type === "recipemeal" ? item.meal.recipe_template.id : null;

/**
 * The same dish on other days of the week, from today on and not eaten yet, in the order of the days: who eats less of it
 * today may want to on those days too (ledger DIARY-119).
 */
export function sameDishes(days: readonly CalendarDay[], itemId: number, today: string): SameDish[] {
  const own = days.find((day) => day.calendar_items.some(({ id }) => id === itemId));
  const item = own?.calendar_items.find(({ id }) => id === itemId);
  const recipe = item === undefined ? null : recipeOf(item);
  if (recipe === null) return [];
  return days
    .filter((day) => day !== own && day.date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((day) => {
      const entries = diaryEntries(day);
      return day.calendar_items.flatMap((one, at) => {
        const entry = entries[at];
        const isSame = recipeOf(one) === recipe && one.status === "PLANNED";
        return isSame && entry !== undefined ? [{ dayId: day.id, date: day.date, entry }] : [];
      });
    });
}
