import { addDays, dayNumber, dayNumberOf, WEEKDAYS, type Weekday } from "@plateful/nutrition";

/** A day on the wall calendar, `YYYY-MM-DD`, without any time zone (DIARY-082). */
export type CivilDate = string;

/** The server accepts dates from this many days ago to as many days ahead (DIARY-082). */
export const MAX_DAYS_AWAY = 400;

/** Whether the text is an existing calendar date, written in full. */
export function isCivilDate(date: string): boolean {
  return dayNumber(date) !== null;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

export function weekdayOf(date: CivilDate): Weekday {
  // Day 0 was a Thursday, three days after a Monday.
  const place = (((dayNumberOf(date) + 3) % 7) + 7) % 7;
  return WEEKDAYS[place] ?? "monday";
}

/** The seven days, Monday to Sunday, of the week that the date is in (DIARY-003). */
export function weekOf(date: CivilDate): CivilDate[] {
  const monday = addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
  return WEEKDAYS.map((_, i) => addDays(monday, i));
}

/** The same weekday some weeks later (DIARY-005). */
export function sameWeekday(date: CivilDate, weeksLater: number): CivilDate {
  return addDays(date, 7 * weeksLater);
}

/** Whether a calendar day may be written: at most 400 days from today, either way (DIARY-082). */
export function isAcceptedDate(date: string, today: CivilDate): boolean {
  const number = dayNumber(date);
  return number !== null && Math.abs(number - dayNumberOf(today)) <= MAX_DAYS_AWAY;
}
