import { type CalendarDay, type RebalanceOffer, rebalanceDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { useUndoableChange } from "./use-undoable-change.ts";

interface Choice {
  readonly day: CalendarDay;
  readonly offer: RebalanceOffer;
}

/** Carries out a way to go on with a day; it can be taken back (ledger PLAN-034, PLAN-043). */
export function useRebalanceDay() {
  const queryClient = useQueryClient();
  const { planChanges: words } = usePhrases();
  const intent = useIntentKey();
  const announce = useUndoableChange();
  return useMutation({
    mutationFn: ({ day, offer }: Choice) => {
      const meals = offer.meals.map(({ calendar_item, recipe_template, portions_multiplier }) => ({
        calendar_item,
        recipe_template: recipe_template.id,
        portions_multiplier,
      }));
      const idempotencyKey = intent.keyFor([day.id, meals]);
      return call(rebalanceDay, { params: { id: String(day.id) }, body: { meals }, idempotencyKey });
    },
    onSuccess: (changed, { day, offer }) => {
      intent.done();
      announce(
        words.rebalance.done,
        day,
        offer.meals.map(({ calendar_item }) => calendar_item),
      );
      return showDay(queryClient, changed);
    },
    onError: () => refreshCalendarDays(queryClient),
  });
}
