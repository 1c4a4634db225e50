import { quickAddMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import type { EnteredQuickAdd } from "./quick-add-form.ts";

interface Change {
  readonly to: EnteredQuickAdd;
  readonly before: EnteredQuickAdd;
}

/** Gives a quick add another name and other numbers, and says so with a button that takes it back (ledger DIARY-098). */
export function useChangeQuickMeal(mealId: number) {
  const queryClient = useQueryClient();
  const { diary: words, general } = usePhrases();
  const store = async ({ name, amounts: { kcal, protein, carbohydrates, fat } }: EnteredQuickAdd) => {
    try {
      const body = { name, kcal, protein, carbohydrates, fat };
      await call(quickAddMeals.change, { params: { id: String(mealId) }, body });
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
