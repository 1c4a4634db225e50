import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeptRemoval } from "../../lib/kept/kept-change.ts";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { callRemoval } from "../../lib/kept/send-change.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { wasMadeBetterLately } from "../../lib/plan/better-plan.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { isGone } from "../../lib/server/call-error.ts";
import { changeShownDay, refreshCalendarDays } from "../day/calendar-day-query.ts";

interface Removal {
  readonly dayId: number;
  readonly date: string;
  readonly itemId: number;
  readonly name: string | null;
}

/** One that is gone already is as good as removed, unless a better one stands in its place. */
async function remove(removal: KeptRemoval): Promise<void> {
  try {
    await callRemoval(removal);
  } catch (error) {
    if (!isGone(error) || wasMadeBetterLately()) throw error;
  }
}

/**
 * Takes a meal off a day. Without a network that is kept, and a meal that was only kept is forgotten; what a coach removes
 * from a client's day is never kept (ledger DIARY-094).
 */
export function useRemoveMeal() {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  const { user, viewedId } = useSubject();
  return useMutation({
    mutationFn: async ({ itemId: calendarItem, ...about }: Removal) => {
      if (keptChanges.takeMealBack(calendarItem)) return KEPT;
      const key = newIdempotencyKey();
      const removal = { ...about, key, userId: user.id, kind: "removal", calendarItem } as const;
      return viewedId === undefined ? carryOutOrKeep(removal, remove) : remove(removal);
    },
    meta: { saysGone: true },
    onError: mealGone,
    onSuccess: (_data, { dayId, itemId }) =>
      changeShownDay(queryClient, dayId, (day) => ({
        ...day,
        calendar_items: day.calendar_items.filter((item) => item.id !== itemId),
      })),
    onSettled: (answer) => (answer === KEPT ? undefined : refreshCalendarDays(queryClient)),
  });
}
