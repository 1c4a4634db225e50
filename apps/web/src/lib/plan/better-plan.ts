import type { CalendarDay } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { isAnythingOpen } from "../../ui/overlays/open-overlays.ts";
import { CALENDAR_DAYS, refreshCalendarDays } from "./calendar-days.ts";

/** How long each look waits for: the better plan comes after a second or two, on a busy server later (ledger PLAN-066). */
const WAITS_MS = [1_500, 1_500, 3_000, 6_000, 9_000];
/** While someone's finger is on the day, the look is put off by this. */
const BUSY_MS = 500;
/** A meal that vanishes within this time of a planning was replaced by the better plan. */
const LATELY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lately: ReturnType<typeof setTimeout> | undefined;

/** Whether a plan that this app asked for may have been made better a moment ago. */
export const wasMadeBetterLately = (): boolean => lately !== undefined;

function rememberPlanning(): void {
  clearTimeout(lately);
  lately = setTimeout(() => {
    lately = undefined;
  }, LATELY_MS);
}

const idsOf = (day: CalendarDay | undefined): string =>
  (day?.calendar_items ?? [])
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(" ");

function shownDay(queryClient: QueryClient, id: number): CalendarDay | undefined {
  const readings = queryClient.getQueriesData<CalendarDay[]>({ queryKey: [CALENDAR_DAYS], type: "active" });
  return readings.flatMap(([, days]) => days ?? []).find((day) => day.id === id);
}

/**
 * Takes the better plan of a day that has just been planned onto the screen: reads the shown days again at most five
 * times, until their meals differ or the day is no longer shown. An open sheet or menu, and a change that is on its way, are
 * waited for (ledger PLAN-177). A later planning takes the place of an earlier one.
 */
export function followBetterPlan(queryClient: QueryClient, planned: CalendarDay): void {
  rememberPlanning();
  clearTimeout(timer);
  const before = idsOf(planned);
  const wait = (at: number, milliseconds = WAITS_MS[at]) => {
    if (milliseconds !== undefined) timer = setTimeout(() => void look(at), milliseconds);
  };
  const look = async (at: number) => {
    if (isAnythingOpen() || queryClient.isMutating() > 0) return wait(at, BUSY_MS);
    const own = timer;
    await refreshCalendarDays(queryClient);
    const day = shownDay(queryClient, planned.id);
    if (own === timer && day !== undefined && idsOf(day) === before) wait(at + 1);
  };
  wait(0);
}
