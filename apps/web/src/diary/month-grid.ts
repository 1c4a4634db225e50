import { addDays, type CivilDate, weekOf } from "@plateful/planning";

const WEEKS_SHOWN = 6;

/** The first day of the month that a date is in. */
export const monthOf = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;

/** The first day of the month before or after that of a date. */
export function neighbourMonth(date: CivilDate, step: -1 | 1): CivilDate {
  const first = monthOf(date);
  return monthOf(step === 1 ? addDays(first, 31) : addDays(first, -1));
}

/** The days that the page of a month shows: six whole weeks, Monday first, from the week of its first day. */
export function monthGrid(date: CivilDate): CivilDate[] {
  const monday = weekOf(monthOf(date))[0] ?? date;
  return Array.from({ length: WEEKS_SHOWN * 7 }, (_, index) => addDays(monday, index));
}
