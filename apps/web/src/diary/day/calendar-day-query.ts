import { type CalendarDay, calendarDays } from "@plateful/contract";
import { addDays, COPY_LOOK_BACK_DAYS, weekOf } from "@plateful/planning";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { CALENDAR_DAYS, refreshCalendarDays } from "../../lib/plan/calendar-days.ts";
import { call } from "../../lib/server/call.ts";
import { POLL } from "../../lib/server/polling.ts";

export { CALENDAR_DAYS, refreshCalendarDays } from "../../lib/plan/calendar-days.ts";

/** A month as the calendar shows it, six weeks of seven days, fits in one page. */
const PAGE_SIZE = 50;

/** Days as they will be once what waits has been sent. Its code comes when something waits, which is seldom. */
async function withWaiting(days: CalendarDay[], first: string, last: string): Promise<CalendarDay[]> {
  if (keptChanges.waiting().length === 0) return days;
  const { daysWithKeptChanges } = await import("./with-kept-changes.ts");
  return daysWithKeptChanges(days, { first, last }, keptChanges.waiting());
}

/**
 * The days from `first` to `last`, both included; a date that has no day yet is not in the list. They are the caller's
 * own, unless a client is named.
 */
export const calendarDaysQuery = (first: string, last: string, clientId?: number) =>
  queryOptions({
    queryKey: [CALENDAR_DAYS, first, last, clientId ?? "own"],
    queryFn: async ({ signal }) => {
      const query = { date__gte: first, date__lte: last, page_size: PAGE_SIZE, user: clientId };
      const { results } = await call(calendarDays.list, { query, signal });
      return clientId === undefined ? withWaiting(results, first, last) : results;
    },
    refetchInterval: POLL.calendarDays,
  });

/** The week, Monday to Sunday, that a date is in. */
export function weekQuery(date: string, clientId?: number) {
  const week = weekOf(date);
  return calendarDaysQuery(week[0] ?? date, week[6] ?? date, clientId);
}

/** The days that a day's meals may be copied from. */
export const copySourceQuery = (date: string, clientId?: number) => ({
  ...calendarDaysQuery(addDays(date, -COPY_LOOK_BACK_DAYS), addDays(date, -1), clientId),
  refetchInterval: false as const,
});

/** Changes a day wherever it is shown, before the server has been asked. */
export function changeShownDay(
  queryClient: QueryClient,
  dayId: number,
  change: (day: CalendarDay) => CalendarDay,
): void {
  queryClient.setQueriesData<CalendarDay[]>({ queryKey: [CALENDAR_DAYS] }, (days) =>
    days?.map((day) => (day.id === dayId ? change(day) : day)),
  );
}

/** Shows a day with what waits to be sent. */
export async function showKeptChanges(queryClient: QueryClient, dayId: number): Promise<void> {
  const { withKeptChanges } = await import("./with-kept-changes.ts");
  changeShownDay(queryClient, dayId, (day) => withKeptChanges(day, keptChanges.waiting()));
}

/** Puts a day that the server answered in the place of the one shown. */
export function showDay(queryClient: QueryClient, answered: CalendarDay): Promise<void> {
  changeShownDay(queryClient, answered.id, () => answered);
  return refreshCalendarDays(queryClient);
}
