import type { CalendarDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callTick } from "../../lib/kept/call-tick.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import {
  CALENDAR_DAYS,
  changeShownDay,
  refreshCalendarDays,
  showKeptChanges,
} from "../day/calendar-day-query.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { timeText } from "../day/time-text.ts";

interface Wish {
  /** `HH:MM`; null takes the time away. */
  readonly time: string | null;
  /** It takes an earlier change back, which needs no word. */
  readonly isUndo?: boolean;
}

/**
 * Says when a meal was eaten. The row shows it at once, a refusal puts back what was there, and the toast takes it back. Without a
 * network it is kept like a tick (ledger DIARY-114, DIARY-087).
 */
export function useEatenTime(day: Pick<CalendarDay, "id" | "date">, entry: DiaryEntry) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { diary, general, ownPortion } = usePhrases();
  const words = ownPortion.time;
  const mealGone = useMealGone();
  const { id: userId } = useCurrentUser();
  const show = (time: string | null) =>
    changeShownDay(queryClient, day.id, (shown) => ({
      ...shown,
      calendar_items: shown.calendar_items.map((item) =>
        item.id === entry.id ? { ...item, eaten_at_time: time } : item,
      ),
    }));
  const { mutate } = useMutation({
    scope: { id: "eaten-time" },
    mutationFn: ({ time }: Wish) => {
      const about = {
        key: newIdempotencyKey(),
        userId,
        dayId: day.id,
        date: day.date,
        kind: "tick",
      } as const;
      const said = { calendarItem: entry.id, name: entry.name, status: "EATEN", eatenAt: time } as const;
      return carryOutOrKeep({ ...about, ...said }, callTick);
    },
    onMutate: async ({ time }) => {
      await queryClient.cancelQueries({ queryKey: [CALENDAR_DAYS] });
      show(time);
    },
    meta: { saysGone: true },
    onError: (error, { time, isUndo }) => {
      show(isUndo === true ? time : entry.eatenAt);
      void mealGone(error);
    },
    onSettled: (answer) =>
      answer === KEPT ? showKeptChanges(queryClient, day.id) : refreshCalendarDays(queryClient),
    onSuccess: (_answer, { time, isUndo }) => {
      if (isUndo === true) return;
      const name = entry.name ?? diary.quickMeal;
      showToast({
        about: `time-${entry.id}`,
        message:
          time === null ? words.removed({ name }) : words.saved({ name, time: timeText(language, time) }),
        undo: { label: general.undo, onUndo: () => mutate({ time: entry.eatenAt, isUndo: true }) },
      });
    },
  });
  return mutate;
}
