import { recipeMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useMealGone } from "../lib/use-meal-gone.ts";
import { quarters } from "../ui/quarters.ts";
import { showToast } from "../ui/show-toast.ts";
import { CALENDAR_DAYS, changeShownDay, refreshCalendarDays } from "./calendar-day-query.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { withPortion } from "./portion-of.ts";

interface Wish {
  readonly dayId: number;
  readonly entry: Pick<DiaryEntry, "id" | "mealId" | "name" | "portion">;
  readonly portion: number;
}

/**
 * Sets how much of a planned portion is eaten. The day moves under the finger; a refusal puts back what was there, and the
 * toast takes the change back (ledger REC-105). Calls of one meal follow each other, so that the last press holds.
 */
export function useOwnPortion() {
  const queryClient = useQueryClient();
  const { diary: words, general } = usePhrases();
  const mealGone = useMealGone();
  const show = ({ dayId, entry }: Wish, portion: number) =>
    changeShownDay(queryClient, dayId, (day) => ({
      ...day,
      calendar_items: day.calendar_items.map((item) =>
        item.id === entry.id ? withPortion(item, portion) : item,
      ),
    }));
  const { mutate } = useMutation({
    scope: { id: "own-portion" },
    mutationFn: ({ entry, portion }: Wish) =>
      call(recipeMeals.change, { params: { id: String(entry.mealId) }, body: { portion } }),
    onMutate: async (wish) => {
      await queryClient.cancelQueries({ queryKey: [CALENDAR_DAYS] });
      show(wish, wish.portion);
    },
    meta: { saysGone: true },
    onError: (error, wish) => {
      show(wish, wish.entry.portion ?? 1);
      void mealGone(error);
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
  return (wish: Wish) => {
    const { entry, portion } = wish;
    const text = words.portionOf({ size: quarters(portion), isOne: portion <= 1 });
    const onUndo = () => mutate({ ...wish, entry: { ...entry, portion }, portion: entry.portion ?? 1 });
    mutate(wish, {
      onSuccess: () =>
        showToast({
          message: words.portionSaved({ portion: text, name: entry.name ?? words.quickMeal }),
          undo: { label: general.undo, onUndo },
        }),
    });
  };
}
