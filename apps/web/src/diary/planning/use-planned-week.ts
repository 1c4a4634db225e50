import { type CalendarDay, calendarDays } from "@plateful/contract";
import { type CivilDate, isAcceptedDate, weekOf } from "@plateful/planning";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { POLL } from "../../lib/server/polling.ts";
import { useIsAnythingOpen } from "../../ui/overlays/open-overlays.ts";
import { refreshCalendarDays, weekQuery } from "../day/calendar-day-query.ts";

/** Creates one empty day. That it exists already is no failure: someone else, or another tab, was first (ledger DIARY-027). */
async function createEmptyDay(
  date: CivilDate,
  clientId: number | undefined,
  isUnprompted: boolean,
): Promise<void> {
  try {
    await call(calendarDays.create, { body: { date, ...namedUser(clientId) }, isUnprompted });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
  }
}

/** Dates of the week without a day, the one that is looked at first (ledger DIARY-026). */
export function missingDates(
  days: readonly Pick<CalendarDay, "date">[],
  date: CivilDate,
  today: CivilDate,
): CivilDate[] {
  const missing = weekOf(date).filter(
    (one) => isAcceptedDate(one, today) && days.every((day) => day.date !== one),
  );
  return missing.sort((a, b) => Number(b === date) - Number(a === date));
}

/** Creates empty days without a word: the person asked to see a week, not to make one (ledger ERR-002). */
export function useCreateDays({ isUnprompted = false } = {}) {
  const queryClient = useQueryClient();
  const { viewedId } = useSubject();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (dates: readonly CivilDate[]) => {
      for (const date of dates) await createEmptyDay(date, viewedId, isUnprompted);
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}

/** The days of the week that a date is in; the missing ones are created as soon as the week has been read. */
export function usePlannedWeek(date: CivilDate, today: CivilDate) {
  const { viewedId } = useSubject();
  // What stands behind an open sheet or menu does not move by itself (ledger PLAN-177).
  const isHeld = useIsAnythingOpen();
  const week = useQuery({
    ...weekQuery(date, viewedId),
    refetchInterval: isHeld ? false : POLL.calendarDays,
    refetchOnWindowFocus: !isHeld,
  });
  const { mutate } = useCreateDays({ isUnprompted: true });
  // A date is tried once per visit, or a server that refuses it would be asked with every refresh.
  const tried = useRef(new Set<CivilDate>());
  const { data } = week;
  useEffect(() => {
    if (data === undefined) return;
    const missing = missingDates(data, date, today).filter((one) => !tried.current.has(one));
    if (missing.length === 0) return;
    for (const one of missing) tried.current.add(one);
    mutate(missing);
  }, [data, date, today, mutate]);
  return week;
}
