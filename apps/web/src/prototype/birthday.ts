import { dayNumber } from "@plateful/nutrition";

export interface BirthdayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const MIN_AGE = 18;
const MAX_AGE = 120;

/** What is wrong with a date of birth on a day: no real date, or not 18 to 120 years ago; null when nothing is (ledger PROTO-010). */
export function birthdayProblem(
  { day, month, year }: BirthdayParts,
  today: string,
): "badDate" | "badAge" | null {
  if (![day, month].every((part) => /^\d{1,2}$/.test(part)) || !/^\d{4}$/.test(year)) return "badDate";
  const born = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (dayNumber(born) === null) return "badDate";
  const hadBirthday = today.slice(5) >= born.slice(5);
  const age = Number(today.slice(0, 4)) - Number(year) - (hadBirthday ? 0 : 1);
  return age < MIN_AGE || age > MAX_AGE ? "badAge" : null;
}
