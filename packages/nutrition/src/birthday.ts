import { dayNumber } from "./calendar-date.ts";
import { ageError } from "./onboarding-data.ts";

/** "02-29" of "2000-02-29". Compared as text, 29 February comes before 1 March, when it is counted in other years. */
const dayOfYear = (date: string): string => date.slice("2000-".length);
const yearOf = (date: string): number => Number(date.slice(0, "2000".length));

/**
 * Whole years from a date of birth to a day, both "YYYY-MM-DD". Whoever was born on 29 February is a year older on 1 March
 * where February has 28 days.
 */
export const ageOn = (dateOfBirth: string, day: string): number =>
  yearOf(day) - yearOf(dateOfBirth) - (dayOfYear(day) >= dayOfYear(dateOfBirth) ? 0 : 1);

/** The first birthday after a day, both "YYYY-MM-DD": 1 March for 29 February where there is none. */
export function birthdayAfter(dateOfBirth: string, day: string): string {
  const year = yearOf(day) + (dayOfYear(day) >= dayOfYear(dateOfBirth) ? 1 : 0);
  const birthday = `${String(year).padStart(4, "0")}-${dayOfYear(dateOfBirth)}`;
  return dayNumber(birthday) === null ? `${birthday.slice(0, "2000".length)}-03-01` : birthday;
}

/** Why a date of birth is refused: it is no date, or not that of a person of 18 to 120 years; null when it is good. */
export function dateOfBirthError(dateOfBirth: string, today: string): "date" | "age" | null {
  if (dayNumber(dateOfBirth) === null) return "date";
  return ageError(ageOn(dateOfBirth, today)) === null ? null : "age";
}

/** A date in the parts in which people type it. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The date "YYYY-MM-DD" of what was typed; null when that is no date. The year has four digits. */
export function dateOfParts({ day, month, year }: DateParts): string | null {
  const parts = [day, month, year].map((part) => part.trim());
  const [typedDay = "", typedMonth = "", typedYear = ""] = parts;
  if (![typedDay, typedMonth].every((part) => /^\d{1,2}$/.test(part)) || !/^\d{4}$/.test(typedYear))
    return null;
  const date = `${typedYear}-${typedMonth.padStart(2, "0")}-${typedDay.padStart(2, "0")}`;
  return dayNumber(date) === null ? null : date;
}
