import { addDays, dayNumber } from "@plateful/nutrition";

const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday; Monday is 0. */
const FIRST_WEEKDAY = 3;

/** The weekday of a date, Monday 0 to Sunday 6. */
export const weekday = (date: string): number => ((dayNumber(date) ?? 0) + FIRST_WEEKDAY) % DAYS_PER_WEEK;

/** The month of a date, as `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month some months later, or earlier when negative. */
export function shiftMonth(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The weeks of a month, Monday first; null stands for a place that belongs to another month, or lies after `last`. */
export function weeksOfMonth(month: string, last: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  const first = `${month}-01`;
  for (
    let start = addDays(first, -weekday(first));
    monthOf(start) <= month;
    start = addDays(start, DAYS_PER_WEEK)
  )
    weeks.push(
      Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
        const day = addDays(start, index);
        return monthOf(day) === month && day <= last ? day : null;
      }),
    );
  return weeks.filter((week) => week.some((day) => day !== null));
}
