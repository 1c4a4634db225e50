import { addDays, daysBetween } from "@plateful/planning";

/** Days before and after today that meals can be copied to. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 14;
/** Days that a preset chooses. */
const PRESET_DAYS = 3;

/** What the sheet of copying offers for a day (ledger DIARY-092). */
export interface OfferedDates {
  /** From today on. */
  readonly coming: readonly string[];
  /** Days that are over, the last one first. */
  readonly over: readonly string[];
  /** The three days that follow the copied one, or today when that is over. */
  readonly following: readonly string[];
  /** The same weekday in the three weeks to come. */
  readonly weekly: readonly string[];
}

/** The dates that a day can be copied to, without the day itself (ledger DIARY-041). */
export function offeredDates(date: string, today: string): OfferedDates {
  const others = (dates: readonly string[]) => dates.filter((one) => one !== date);
  const list = (count: number, dateAt: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => dateAt(at));
  const first = date < today ? today : addDays(date, 1);
  const weeks = Math.ceil(Math.max(0, daysBetween(date, today)) / 7);
  return {
    coming: others(list(DAYS_AHEAD + 1, (at) => addDays(today, at))),
    over: others(list(DAYS_BACK, (at) => addDays(today, -1 - at))),
    following: list(PRESET_DAYS, (at) => addDays(first, at)),
    weekly: others(list(PRESET_DAYS + 1, (at) => addDays(date, 7 * (weeks + at)))).slice(0, PRESET_DAYS),
  };
}
