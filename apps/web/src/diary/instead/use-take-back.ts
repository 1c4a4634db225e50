import { calendarItems } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";

/** Takes meals off their day again that were just added together, and shows the day as it then is. */
export function useTakeBack() {
  const queryClient = useQueryClient();
  return async (ids: readonly number[]): Promise<void> => {
    try {
      for (const id of ids) await call(calendarItems.remove, { params: { id: String(id) } });
    } finally {
      await refreshCalendarDays(queryClient);
    }
  };
}
