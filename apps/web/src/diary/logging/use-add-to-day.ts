import type { CalendarItem } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type KeptAddition, newMealId } from "../../lib/kept/kept-change.ts";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { callKeptRemoval } from "../../lib/kept/send-change.ts";
import { carryOutOrKeep, KEPT, sendKeptChange } from "../../lib/kept/send-kept-change.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { refreshCalendarDays, showKeptChanges } from "../day/calendar-day-query.ts";

type Wanted<Addition> = Omit<Addition, "kind" | "userId" | "calendarItem">;

/**
 * Adds a meal to a day. Without a network it is kept on the device and shown at once; what a coach adds to a client's day
 * never is (ledger DIARY-094).
 * @returns Adds it; answers what takes it back again, whether it has been sent or not.
 */
export function useAddToDay<Addition extends KeptAddition>(
  kind: Addition["kind"],
  carryOut: (addition: Addition) => Promise<CalendarItem>,
): (wanted: Wanted<Addition>) => Promise<() => Promise<void>> {
  const queryClient = useQueryClient();
  const { user, viewedId } = useSubject();
  /** One that is just being sent is waited for. */
  const isTakenBack = async (meal: number): Promise<boolean> => {
    if (keptChanges.takeMealBack(meal)) return true;
    await keptChanges.flush(sendKeptChange);
    return keptChanges.takeMealBack(meal);
  };
  return async (wanted) => {
    const about = { kind, userId: user.id, calendarItem: newMealId() };
    const addition = { ...wanted, ...about } as unknown as Addition;
    try {
      const added = await (viewedId === undefined ? carryOutOrKeep(addition, carryOut) : carryOut(addition));
      if (added === KEPT) await showKeptChanges(queryClient, addition.dayId);
      else await refreshCalendarDays(queryClient);
      return async () => {
        if (added !== KEPT || !(await isTakenBack(addition.calendarItem))) {
          const { userId, dayId, date } = addition;
          const calendarItem = added === KEPT ? addition.calendarItem : added.id;
          const removal = {
            key: newIdempotencyKey(),
            kind: "removal",
            userId,
            dayId,
            date,
            calendarItem,
          } as const;
          await carryOutOrKeep({ ...removal, name: null }, callKeptRemoval);
        }
        await refreshCalendarDays(queryClient);
      };
    } catch (error) {
      await refreshCalendarDays(queryClient);
      throw error;
    }
  };
}
