import { WEEKDAYS, type Weekday } from "@plateful/nutrition";

/** A day on the wall calendar, `YYYY-MM-DD`, without any time zone (DIARY-082). */
export type CivilDate = string;

/** The server accepts dates from this many days ago to as many days ahead (DIARY-082). */
export const MAX_DAYS_AWAY = 400;

const DAYS_IN_ERA = 146_097;
const YEARS_IN_ERA = 400;
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_SHIFT = 719_468;

/** The day's number, 0 = 1970-01-01; null unless the text is an existing date of the years 0001 to 9999. */
export function parseDayNumber(date: CivilDate): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  const number = dayNumber(year, month, day);
  // February 30 would come out as a day of March.
  return formatDayNumber(number) === date ? number : null;
}

/** The date with that number (see `parseDayNumber`). */
export function formatDayNumber(number: number): CivilDate {
  const shifted = number + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  // Years begin in March, so that the leap day is the last of its year.
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - daysBeforeMonth(monthFromMarch) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * YEARS_IN_ERA + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Whether the text is an existing calendar date. */
export function isCivilDate(date: string): boolean {
  return parseDayNumber(date) !== null;
}

/** @example addDays("2024-02-28", 2) === "2024-03-01" */
export function addDays(date: CivilDate, days: number): CivilDate {
  return formatDayNumber(numberOf(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return numberOf(to) - numberOf(from);
}

export function weekdayOf(date: CivilDate): Weekday {
  // Day 0 was a Thursday, three days after a Monday.
  const place = (((numberOf(date) + 3) % 7) + 7) % 7;
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
  const number = parseDayNumber(date);
  return number !== null && Math.abs(number - numberOf(today)) <= MAX_DAYS_AWAY;
}

function numberOf(date: CivilDate): number {
  const number = parseDayNumber(date);
  if (number === null) throw new RangeError(`"${date}" is not a date`);
  return number;
}

/** Counts from 1 March of year 0 of the proleptic Gregorian calendar, in eras of 400 years that are all alike. */
function dayNumber(year: number, month: number, day: number): number {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / YEARS_IN_ERA);
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = daysBeforeMonth(monthFromMarch) + day - 1;
  return era * DAYS_IN_ERA + daysBeforeYear(yearFromMarch - era * YEARS_IN_ERA) + dayOfYear - EPOCH_SHIFT;
}

function daysBeforeYear(yearOfEra: number): number {
  return 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}

/** Months of 31, 30, 31, 30, 31 days from March on, repeating every 153 days. */
function daysBeforeMonth(monthFromMarch: number): number {
  return Math.floor((153 * monthFromMarch + 2) / 5);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
