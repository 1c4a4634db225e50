import type { CivilDate } from "./civil-date.ts";

/** After this many milliseconds the planner forgets which day was looked at (DIARY-019). */
export const PLANNER_DAY_LIFETIME_MS = 15 * 60 * 1000;

export interface StoredPlannerDay {
  readonly date: CivilDate;
  /** When it was chosen, milliseconds since the epoch. */
  readonly chosenAt: number;
}

/** The day to show: the stored one, or today when that was chosen more than 15 minutes ago (DIARY-019). */
export function plannerDay(stored: StoredPlannerDay | null, now: number, today: CivilDate): CivilDate {
  if (stored === null || now - stored.chosenAt > PLANNER_DAY_LIFETIME_MS) return today;
  return stored.date;
}
