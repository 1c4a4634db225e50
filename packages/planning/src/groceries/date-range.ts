import { addDays } from "@plateful/nutrition";
import { type CivilDate, daysBetween } from "../diary/civil-date.ts";

/** Longest period of one grocery list, days, both ends counted (GROC-006). */
export const MAX_RANGE_DAYS = 31;
/** Length of the period offered at first, days (GROC-004). */
export const DEFAULT_RANGE_DAYS = 7;

/** A period being picked: nothing, a start, or both. */
export interface DateRange {
  readonly start: CivilDate | null;
  readonly end: CivilDate | null;
}

/** Today and the six days after it (GROC-004). */
export function defaultRange(today: CivilDate): DateRange {
  return { start: today, end: addDays(today, DEFAULT_RANGE_DAYS - 1) };
}

/**
 * The period after a tap on a day (GROC-003): the first tap sets the start; a later day then sets the end; the same or
 * an earlier day, or any tap on a complete period, starts again at that day.
 */
export function tapDay(range: DateRange, day: CivilDate): DateRange {
  const { start, end } = range;
  if (start === null || end !== null || daysBetween(start, day) <= 0) return { start: day, end: null };
  return { start, end: day };
}

/** Days in a complete period, both ends counted; null while an end is missing. */
export function rangeLength(range: DateRange): number | null {
  if (range.start === null || range.end === null) return null;
  return daysBetween(range.start, range.end) + 1;
}

/** Whether a list can be made of it: both ends, in order, at most 31 days (GROC-005, GROC-006). */
export function isListRange(range: DateRange): boolean {
  const length = rangeLength(range);
  return length !== null && length >= 1 && length <= MAX_RANGE_DAYS;
}
