import type { QueryClient } from "@tanstack/react-query";
import { refreshCalendarDays } from "../plan/calendar-days.ts";

/** Every reading of measurements starts with this key, then says whose they are and of which type. */
export const MEASUREMENTS = "measurements";

/** Reads all that changes which waited may have changed. */
export async function refreshKept(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    refreshCalendarDays(queryClient),
    queryClient.invalidateQueries({ queryKey: [MEASUREMENTS] }),
    queryClient.invalidateQueries({ queryKey: ["grocery-lists"] }),
  ]);
}
