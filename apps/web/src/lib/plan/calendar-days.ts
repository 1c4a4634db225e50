import type { QueryClient } from "@tanstack/react-query";

/** Every reading of calendar days starts with this key, so that a write can refresh them all. */
export const CALENDAR_DAYS = "calendar-days";
/** Every reading of why meals of a date stayed empty starts with this key. */
export const PLAN_DIAGNOSIS = "plan-diagnosis";

/** Waits for a change, and reads all shown days again whether it succeeded or not. */
export async function thenRefreshDays<T>(queryClient: QueryClient, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    await refreshCalendarDays(queryClient);
  }
}

/** Reads all shown days again; the way every change of the planner ends (ledger CACHE-008). */
export async function refreshCalendarDays(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [CALENDAR_DAYS] }),
    queryClient.invalidateQueries({ queryKey: [PLAN_DIAGNOSIS] }),
  ]);
}
