import { type CalendarDay, type LinkedMeal, type MealSwap, swapMeal } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { useLinkWords } from "../lib/use-link-words.ts";
import { changeShownDay, refreshCalendarDays } from "./calendar-day-query.ts";
import { useUndoableChange } from "./use-undoable-change.ts";

interface Choice {
  readonly day: CalendarDay;
  readonly itemId: number;
  readonly swap: MealSwap;
  /** Meals that are left of it and become the new recipe too. */
  readonly along: readonly LinkedMeal[];
}

/** Puts another recipe in the place of a planned one; pressed twice, it does so once (ledger PLAN-034). */
export function useSwapMeal() {
  const queryClient = useQueryClient();
  const { planChanges: words, leftovers } = usePhrases();
  const { mealsOf } = useLinkWords();
  const intent = useIntentKey();
  const announce = useUndoableChange();
  return useMutation({
    mutationFn: ({ itemId, swap, along }: Choice) => {
      const body = {
        recipe_template: swap.recipe_template.id,
        portions_multiplier: swap.portions_multiplier,
        leftovers: along.length > 0 ? ("SWAP" as const) : ("KEEP" as const),
      };
      const idempotencyKey = intent.keyFor([itemId, body]);
      return call(swapMeal, { params: { id: String(itemId) }, body, idempotencyKey });
    },
    onSuccess: (swapped, { day, swap, along }) => {
      intent.done();
      changeShownDay(queryClient, day.id, (shown) => ({
        ...shown,
        calendar_items: shown.calendar_items.map((item) => (item.id === swapped.id ? swapped : item)),
      }));
      const { name } = swap.recipe_template;
      const message =
        along.length > 0 ? leftovers.swap.done({ name, meals: mealsOf(along) }) : words.swap.done({ name });
      announce(message, day, [swapped.id]);
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
