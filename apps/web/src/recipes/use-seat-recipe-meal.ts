import { seatRecipeMeal } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { recipeMealQuery } from "../lib/plan/recipe-meal-query.ts";
import { useMealGone } from "../lib/plan/use-meal-gone.ts";
import { call } from "../lib/server/call.ts";
import { isGone } from "../lib/server/call-error.ts";

/** Says who of the household eats along at one planned recipe; the diary follows (ledger PLAN-129). */
export function useSeatRecipeMeal(mealId: number) {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  const { table: words } = usePhrases().household;
  const id = String(mealId);
  return useMutation({
    mutationFn: (members: readonly number[]) =>
      call(seatRecipeMeal, { params: { id }, body: { members: [...members] } }),
    onSuccess: (meal) => {
      queryClient.setQueryData(recipeMealQuery(id).queryKey, meal);
      announce(words.saved);
      void refreshCalendarDays(queryClient);
    },
    meta: { silent: true },
    onError: async (error) => {
      await mealGone(error);
      if (isGone(error)) await queryClient.invalidateQueries(recipeMealQuery(id));
    },
  });
}
