import { type CalendarDay, restoreMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { takeKeptChangeBack } from "../lib/send-kept-change.ts";
import { showToast } from "../ui/show-toast.ts";
import { changeShownDay, refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { mealsBefore } from "./meals-before.ts";

interface Restoring {
  readonly dayId: number;
  readonly meals: ReturnType<typeof mealsBefore>;
}

/**
 * Says that planned meals were changed, with a button that puts them back; it works after the sheet has closed. A change
 * that still waits for the network is named by its key, and is then not sent at all.
 */
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
  /** What the server never had is only shown as it was. */
  const showBefore = (before: CalendarDay, itemIds: readonly number[]) => {
    const were = new Map(before.calendar_items.map((item) => [item.id, item]));
    changeShownDay(queryClient, before.id, (shown) => ({
      ...shown,
      calendar_items: shown.calendar_items.map((item) =>
        itemIds.includes(item.id) ? (were.get(item.id) ?? item) : item,
      ),
    }));
    showToast({ message: words.restored });
  };
  return (message: string, before: CalendarDay, itemIds: readonly number[], keptKey?: string) => {
    const meals = mealsBefore(before, itemIds);
    const onUndo = async () => {
      if (keptKey !== undefined && (await takeKeptChangeBack(keptKey))) showBefore(before, itemIds);
      else mutate({ dayId: before.id, meals });
    };
    showToast({ message, undo: { label: general.undo, onUndo: () => void onUndo() } });
  };
}
