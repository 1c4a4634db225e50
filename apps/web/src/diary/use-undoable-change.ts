import { type CalendarDay, restoreMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { mealsBefore } from "./meals-before.ts";

interface Restoring {
  readonly dayId: number;
  readonly before: ReturnType<typeof mealsBefore>;
}

/** Says that planned meals were changed, with a button that puts them back; it works after the sheet has closed. */
export function useUndoableChange() {
  const queryClient = useQueryClient();
  const { general, planChanges: words } = usePhrases();
  const { mutate } = useMutation({
    mutationFn: ({ dayId, before }: Restoring) =>
      call(restoreMeals, {
        params: { id: String(dayId) },
        body: before,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: async (day) => {
      showToast({ message: words.restored });
      await showDay(queryClient, day);
      // What was left of these meals stands on other days.
      await refreshCalendarDays(queryClient);
    },
    onError: () => refreshCalendarDays(queryClient),
  });
  return (message: string, day: CalendarDay, itemIds: readonly number[]) => {
    const before = mealsBefore(day, itemIds);
    showToast({
      message,
      undo: { label: general.undo, onUndo: () => mutate({ dayId: day.id, before }) },
    });
  };
}
