import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callPortion } from "../../lib/kept/diary-calls.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { quarters } from "../../ui/fields/quarters.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import {
  CALENDAR_DAYS,
  changeShownDay,
  refreshCalendarDays,
  showKeptChanges,
} from "../day/calendar-day-query.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { withPortion } from "../day/portion-of.ts";
import type { SameDish } from "./same-dish.ts";

interface Wish {
  readonly dayId: number;
  readonly date: string;
  readonly entry: Pick<DiaryEntry, "id" | "mealId" | "name" | "portion">;
  readonly portion: number;
  /** The same dish on other days, which gets the same portion. */
  readonly also?: {
    readonly dishes: readonly SameDish[];
    readonly days: string;
    readonly onUndo: () => void;
  };
  /** It takes an earlier change back or goes with another one, which needs no word. */
  readonly isQuiet?: boolean;
}

/**
 * Sets how much of a planned portion is eaten. The day moves under the finger; a refusal puts back what was there, and the
 * toast takes the change back (ledger REC-105). Calls of one meal follow each other, so that the last press holds. Without a
 * network the change is kept; a coach's change of a client's day never is (ledger DIARY-087).
 */
export function useOwnPortion() {
  const queryClient = useQueryClient();
  const { diary: words, general } = usePhrases();
  const mealGone = useMealGone();
  const { user, viewedId } = useSubject();
  const show = ({ dayId, entry }: Wish, portion: number) =>
    changeShownDay(queryClient, dayId, (day) => ({
      ...day,
      calendar_items: day.calendar_items.map((item) =>
        item.id === entry.id ? withPortion(item, portion) : item,
      ),
    }));
  const { mutate } = useMutation({
    scope: { id: "own-portion" },
    mutationFn: ({ dayId, date, entry, portion }: Wish) => {
      const { id: calendarItem, mealId, name } = entry;
      const about = { key: newIdempotencyKey(), userId: user.id, dayId, date, kind: "portion" } as const;
      const change = { ...about, calendarItem, mealId, portion, name };
      return viewedId === undefined ? carryOutOrKeep(change, callPortion) : callPortion(change);
    },
    onMutate: async (wish) => {
      await queryClient.cancelQueries({ queryKey: [CALENDAR_DAYS] });
      show(wish, wish.portion);
    },
    meta: { saysGone: true },
    onError: (error, wish) => {
      show(wish, wish.entry.portion ?? 1);
      void mealGone(error);
    },
    onSettled: (answer, _error, { dayId }) =>
      answer === KEPT ? showKeptChanges(queryClient, dayId) : refreshCalendarDays(queryClient),
    // Said here and not by the caller, because the sheet may have closed before the answer is there.
    onSuccess: (_answer, wish) => {
      if (wish.isQuiet === true) return;
      const { entry, portion, also } = wish;
      const said = {
        portion: words.portionOf({ size: quarters(portion), isOne: portion <= 1 }),
        name: entry.name ?? words.quickMeal,
      };
      const takeBack = () => {
        also?.onUndo();
        for (const one of [wish, ...(also?.dishes ?? [])])
          mutate({
            ...one,
            entry: { ...one.entry, portion },
            portion: one.entry.portion ?? 1,
            isQuiet: true,
          });
      };
      showToast({
        about: `portion-${entry.id}`,
        message:
          also === undefined
            ? words.portionSaved(said)
            : words.portionSavedAlso({ ...said, days: also.days }),
        undo: { label: general.undo, onUndo: takeBack },
      });
    },
  });
  return (wish: Wish) => {
    mutate(wish);
    for (const dish of wish.also?.dishes ?? []) mutate({ ...dish, portion: wish.portion, isQuiet: true });
  };
}
