import { roundHalfUp } from "@plateful/quantities";
import { addDays, dayNumber } from "./calendar-date.ts";
import type { CyclePhase, Gender } from "./vocabulary.ts";

/** Days that menstruation counts, for everybody (CALC-070). */
export const MENSTRUATION_DAYS = 5;
/** Length of a cycle whose length is not known, days (CALC-068, ONB-063). */
export const DEFAULT_CYCLE_LENGTH = 28;
/**
 * Days after the noted cycle for which its last phase still holds. Cycles of one person often differ by a few days, so a period that
 * is three days late is usual; on later days a phase would be a guess (CALC-069).
 */
export const GRACE_DAYS = 3;
/** Accepted cycle lengths, inclusive (ONB-063, ONB-064). */
export const CYCLE_LENGTH_LIMITS = { min: 21, max: 35 } as const;
/** Cycle lengths that the list shows; from 36 on they explain why they are not accepted (ONB-064). */
export const CYCLE_LENGTH_CHOICES = { min: 21, max: 45 } as const;
/** How far the calendar of period dates reaches beyond today; those days cannot be chosen (ONB-060, ONB-061). */
export const CALENDAR_DAYS_AHEAD = 14;

/** What the profile knows of a cycle. */
export interface CycleProfile {
  readonly gender: Gender | null;
  /** First day of the last period, "YYYY-MM-DD". */
  readonly startDate: string | null;
  readonly cycleLength: number | null;
}

/** Where someone is in her cycle; the names are those of the cycle display (CALC-074). */
export interface CycleInfo {
  readonly numberOfDaysInCycle: number;
  readonly numberOfMenstruationDays: typeof MENSTRUATION_DAYS;
  /** From 1; beyond the length on the days of grace. */
  readonly currentDayInCycle: number;
  /** 0 on the days of grace, on which the period is late. */
  readonly daysUntilNextPeriod: number;
  readonly phase: CyclePhase;
}

/** The phase of a day of the cycle, from 1; ovulation is the middle of the cycle and a day on each side (CALC-070 to CALC-072). */
export const cyclePhase = (day: number, cycleLength: number): CyclePhase => {
  const half = roundHalfUp(cycleLength / 2);
  if (day <= MENSTRUATION_DAYS) return "MENSTRUATION";
  if (day < half - 1) return "FOLLICULAR";
  return day <= half + 1 ? "OVULATION" : "LUTEAL";
};

const lengthOf = ({ cycleLength }: CycleProfile): number => cycleLength ?? DEFAULT_CYCLE_LENGTH;

/** Whole days since the noted period began; null unless FEMALE with a start date that is not in the future. */
function daysSinceStart({ gender, startDate }: CycleProfile, date: string): number | null {
  if (gender !== "FEMALE" || startDate === null) return null;
  const start = dayNumber(startDate);
  const today = dayNumber(date);
  return start === null || today === null || start > today ? null : today - start;
}

/**
 * The cycle on a date of the user's calendar; null unless FEMALE with a start date that is not in the future, and after the days of
 * grace: a period that was not noted since says nothing about later days (CALC-068, CALC-069).
 */
export const cycleInfo = (profile: CycleProfile, date: string): CycleInfo | null => {
  const passed = daysSinceStart(profile, date);
  const length = lengthOf(profile);
  if (passed === null || passed >= length + GRACE_DAYS) return null;
  const day = passed + 1;
  return {
    numberOfDaysInCycle: length,
    numberOfMenstruationDays: MENSTRUATION_DAYS,
    currentDayInCycle: day,
    daysUntilNextPeriod: Math.max(0, length - passed),
    phase: cyclePhase(day, length),
  };
};

/** Whether the noted cycle and its days of grace are over, so that the person is asked for the next period (CALC-092). */
export const isPeriodOverdue = (profile: CycleProfile, date: string): boolean => {
  const passed = daysSinceStart(profile, date);
  return passed !== null && passed >= lengthOf(profile) + GRACE_DAYS;
};

/** Days until the next period; 28 when the cycle is not known, 0 when it is late (CALC-073). */
export const daysUntilNextPeriod = (profile: CycleProfile, date: string): number => {
  const passed = daysSinceStart(profile, date);
  return passed === null ? DEFAULT_CYCLE_LENGTH : Math.max(0, lengthOf(profile) - passed);
};

/** Why a first day of the last period is refused: missing, no date, or after today (ONB-060, ONB-061). */
export const periodStartError = (
  startDate: string | null,
  today: string,
): "required" | "invalid" | "in_future" | null => {
  if (startDate === null || startDate === "") return "required";
  const start = dayNumber(startDate);
  const now = dayNumber(today);
  if (start === null || now === null) return "invalid";
  return start > now ? "in_future" : null;
};

/** The last day that the calendar of period dates shows, "YYYY-MM-DD" (ONB-060). */
export const lastCalendarDay = (today: string): string => addDays(today, CALENDAR_DAYS_AHEAD);

/** Why a cycle length is refused; 21 to 35 whole days are accepted (ONB-063, ONB-064). */
export const cycleLengthError = (days: number): "out_of_range" | null =>
  Number.isInteger(days) && days >= CYCLE_LENGTH_LIMITS.min && days <= CYCLE_LENGTH_LIMITS.max
    ? null
    : "out_of_range";

/** The cycle length to store for a choice; NOT SURE (null) counts as 28 days (ONB-063). */
export const chosenCycleLength = (choice: number | null): number => choice ?? DEFAULT_CYCLE_LENGTH;
