import { calendarItems } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { changeShownDay, refreshCalendarDays } from "./calendar-day-query.ts";

interface Removal {
  readonly dayId: number;
  readonly itemId: number;
}

/** Takes a meal off a day. One that is gone already is as good as removed. */
export function useRemoveMeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ itemId }: Removal) => {
      try {
        await call(calendarItems.remove, { params: { id: String(itemId) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_data, { dayId, itemId }) =>
      changeShownDay(queryClient, dayId, (day) => ({
        ...day,
        calendar_items: day.calendar_items.filter((item) => item.id !== itemId),
      })),
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
