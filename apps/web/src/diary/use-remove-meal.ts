import { calendarItems } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { wasMadeBetterLately } from "../lib/better-plan.ts";
import { call } from "../lib/call.ts";
import { isGone, useMealGone } from "../lib/use-meal-gone.ts";
import { changeShownDay, refreshCalendarDays } from "./calendar-day-query.ts";

interface Removal {
  readonly dayId: number;
  readonly itemId: number;
}

/** Takes a meal off a day. One that is gone already is as good as removed, unless a better one stands in its place. */
export function useRemoveMeal() {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  return useMutation({
    mutationFn: async ({ itemId }: Removal) => {
      try {
        await call(calendarItems.remove, { params: { id: String(itemId) } });
      } catch (error) {
        if (!isGone(error) || wasMadeBetterLately()) throw error;
      }
    },
    meta: { saysGone: true },
    onError: mealGone,
    onSuccess: (_data, { dayId, itemId }) =>
      changeShownDay(queryClient, dayId, (day) => ({
        ...day,
        calendar_items: day.calendar_items.filter((item) => item.id !== itemId),
      })),
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
