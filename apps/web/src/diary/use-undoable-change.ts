import { type CalendarDay, restoreMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { mealsBefore } from "./meals-before.ts";

interface Restoring {
  readonly dayId: number;
  readonly meals: ReturnType<typeof mealsBefore>;
}

/** Says that planned meals were changed, with a button that puts them back; it works after the sheet has closed. */
export function useUndoableChange() {
  const queryClient = useQueryClient();
  const { general, planChanges: words } = usePhrases();
  const { mutate } = useMutation({
    mutationFn: ({ dayId, meals }: Restoring) =>
      call(restoreMeals, {
        params: { id: String(dayId) },
        body: { meals },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (day) => {
      showToast({ message: words.restored });
      return showDay(queryClient, day);
    },
    onError: () => refreshCalendarDays(queryClient),
  });
  return (message: string, before: CalendarDay, itemIds: readonly number[]) => {
    const meals = mealsBefore(before, itemIds);
    showToast({
      message,
      undo: { label: general.undo, onUndo: () => mutate({ dayId: before.id, meals }) },
    });
  };
}
