import { type CalendarDay, type MealSwap, swapMeal } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { changeShownDay, refreshCalendarDays } from "./calendar-day-query.ts";
import { useUndoableChange } from "./use-undoable-change.ts";

interface Choice {
  readonly day: CalendarDay;
  readonly itemId: number;
  readonly swap: MealSwap;
}

/** Puts another recipe in the place of a planned one; pressed twice, it does so once (ledger PLAN-034). */
export function useSwapMeal() {
  const queryClient = useQueryClient();
  const { planChanges: words } = usePhrases();
  const intent = useIntentKey();
  const announce = useUndoableChange();
  return useMutation({
    mutationFn: ({ itemId, swap }: Choice) => {
      const body = {
        recipe_template: swap.recipe_template.id,
        portions_multiplier: swap.portions_multiplier,
      };
      const idempotencyKey = intent.keyFor([itemId, body]);
      return call(swapMeal, { params: { id: String(itemId) }, body, idempotencyKey });
    },
    onSuccess: (swapped, { day, swap }) => {
      intent.done();
      changeShownDay(queryClient, day.id, (shown) => ({
        ...shown,
        calendar_items: shown.calendar_items.map((item) => (item.id === swapped.id ? swapped : item)),
      }));
      announce(words.swap.done({ name: swap.recipe_template.name }), day, [swapped.id]);
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
