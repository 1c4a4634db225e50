import { addDays, type Weekday } from "@plateful/nutrition";
import { type CivilDate, weekdayOf } from "./civil-date.ts";

/** Copy-from-date looks back this many days (DIARY-033). */
export const COPY_LOOK_BACK_DAYS = 13;

/**
 * The day to copy from: the last of the 13 days before `date` that has items and whose weekday has the same day plan in
 * the current weekly plan (DIARY-033, DIARY-034). Without a weekly plan any day with items will do; null hides the action.
 */
export function copySourceDay(
  date: CivilDate,
  daysWithItems: ReadonlySet<CivilDate>,
  dayPlanIds: Readonly<Record<Weekday, number>> | null,
): CivilDate | null {
  const hasSamePlan = (other: CivilDate) =>
    dayPlanIds === null || dayPlanIds[weekdayOf(other)] === dayPlanIds[weekdayOf(date)];
  for (let back = 1; back <= COPY_LOOK_BACK_DAYS; back++) {
    const other = addDays(date, -back);
    if (daysWithItems.has(other) && hasSamePlan(other)) return other;
  }
  return null;
}
