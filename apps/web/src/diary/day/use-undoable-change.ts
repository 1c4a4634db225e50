import { type CalendarDay, restoreMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { takeKeptChangeBack } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { changeShownDay, refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { mealsBefore } from "./meals-before.ts";

interface Restoring {
  readonly dayId: number;
  readonly before: ReturnType<typeof mealsBefore>;
}

/**
 * Says that planned meals were changed, with a button that puts them back; it works after the sheet has closed. A change
 * that still waits for the network is named by its key, and is then not sent at all.
 */
export function useUndoableChange() {
  const queryClient = useQueryClient();
  const { general, planChanges: words } = usePhrases();
  const mealGone = useMealGone();
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
    meta: { saysGone: true },
    onError: async (error) => {
      await mealGone(error);
      await refreshCalendarDays(queryClient);
    },
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
  return (message: string, day: CalendarDay, itemIds: readonly number[], keptKey?: string) => {
    const before = mealsBefore(day, itemIds);
    const onUndo = async () => {
      if (keptKey !== undefined && (await takeKeptChangeBack(keptKey))) showBefore(day, itemIds);
      else mutate({ dayId: day.id, before });
    };
    showToast({ message, undo: { label: general.undo, onUndo: () => void onUndo() } });
  };
}
