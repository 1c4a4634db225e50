import type { CalendarDay, User } from "@plateful/contract";
import { addDays, isLockedPlace, isRealSlot, weekOf } from "@plateful/planning";
import { type DiaryDay, diaryDay } from "../day/diary-day.ts";

/** One meal of a week that is to be planned: something stands in it, planning leaves it alone, or it gets a new meal. */
type MealState = "stays" | "locked" | "new";

/** One day of it. */
export interface DayToPlan {
  readonly diary: DiaryDay;
  readonly isOver: boolean;
  readonly meals: readonly { readonly id: number; readonly state: MealState }[];
  /** Meals that planning would fill; none of a day that is over. */
  readonly fresh: number;
  readonly kept: number;
}

function dayToPlan(diary: DiaryDay, today: string): DayToPlan {
  const isOver = diary.date < today;
  const locks = { isLocked: diary.isLocked, lockedSlots: diary.day?.locked_slots ?? [] };
  const meals = diary.groups.flatMap(({ slot, entries }) => {
    if (slot === null || !isRealSlot(slot.id)) return [];
    // A meal without energy is never planned, so it is not counted as one that nothing fits.
    if (entries.length === 0 && slot.target?.kcal === 0) return [];
    const empty = isLockedPlace(slot.id, locks) ? ("locked" as const) : ("new" as const);
    return [{ id: slot.id, state: entries.length > 0 ? ("stays" as const) : empty }];
  });
  const count = (wanted: MealState) => meals.filter(({ state }) => state === wanted).length;
  return { diary, isOver, meals, fresh: isOver ? 0 : count("new"), kept: count("stays") };
}

/** The days, Monday to Sunday, of the week that a date is in. */
export const daysToPlan = (
  user: User,
  date: string,
  days: readonly CalendarDay[],
  today: string,
): DayToPlan[] => weekOf(date).map((one) => dayToPlan(diaryDay(user, one, days), today));

/** The week that is planned next: the shown one, or the week after it when nothing is open there (ledger DIARY-090). */
export function weekToPlan(shown: string, days: readonly DayToPlan[]): string {
  return days.some(({ fresh }) => fresh > 0) ? shown : addDays(shown, 7);
}

/** What is asked for: from the first to the last chosen day, without those in between that were not chosen. */
export function rangeOf(chosen: readonly string[]): { start: string; count: number; skip: string[] } | null {
  const dates = [...chosen].sort();
  const [start, end] = [dates[0], dates.at(-1)];
  if (start === undefined || end === undefined) return null;
  const all = [start];
  for (let next = addDays(start, 1); next <= end; next = addDays(next, 1)) all.push(next);
  return { start, count: all.length, skip: all.filter((date) => !dates.includes(date)) };
}
