import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { callQuickEdit } from "../../lib/kept/send-change.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays, showKeptChanges } from "../day/calendar-day-query.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import type { EnteredQuickAdd } from "./quick-add-form.ts";

interface Change {
  readonly to: EnteredQuickAdd;
  readonly before: EnteredQuickAdd;
}

interface QuickMealOfDay extends Pick<DiaryEntry, "id" | "mealId"> {
  readonly dayId: number;
  readonly date: string;
}

/**
 * Gives a quick add another name and other numbers, and says so with a button that takes it back (ledger DIARY-098). Without a
 * network the change is kept; a coach's change of a client's day never is (DIARY-109).
 */
export function useChangeQuickMeal({ id: calendarItem, mealId, dayId, date }: QuickMealOfDay) {
  const queryClient = useQueryClient();
  const { diary: words, general } = usePhrases();
  const { user, viewedId } = useSubject();
  const store = async ({ name, amounts }: EnteredQuickAdd) => {
    const about = { key: newIdempotencyKey(), userId: user.id, dayId, date, calendarItem, mealId };
    const change = { ...about, kind: "quick-edit", name, amounts } as const;
    try {
      const changed = await (viewedId === undefined
        ? carryOutOrKeep(change, callQuickEdit)
        : callQuickEdit(change));
      if (changed === KEPT) await showKeptChanges(queryClient, dayId);
    } finally {
      await refreshCalendarDays(queryClient);
    }
  };
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ to }: Change) => store(to),
    onSuccess: (_answer, { to, before }) =>
      showToast({
        message: words.foodChanged({ name: to.name ?? words.quickMeal }),
        undo: {
          label: general.undo,
          onUndo: () => void store(before).catch(() => alertProblem(general.somethingWentWrong)),
        },
      }),
  });
}
