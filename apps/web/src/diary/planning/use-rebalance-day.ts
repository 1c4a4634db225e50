import type { CalendarDay, RebalanceOffer } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callRebalance } from "../../lib/kept/diary-calls.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays, showDay, showKeptChanges } from "../day/calendar-day-query.ts";
import { useUndoableChange } from "../day/use-undoable-change.ts";

interface Choice {
  readonly day: CalendarDay;
  readonly offer: RebalanceOffer;
}

/** Carries out a way to go on with a day, or keeps it for later; it can be taken back (ledger PLAN-034, PLAN-043, PLAN-115). */
export function useRebalanceDay() {
  const queryClient = useQueryClient();
  const { user, viewedId } = useSubject();
  const { planChanges: words } = usePhrases();
  const intent = useIntentKey();
  const announce = useUndoableChange();
  const mealGone = useMealGone();
  return useMutation({
    mutationFn: async ({ day, offer }: Choice) => {
      const meals = offer.meals.map(({ calendar_item, recipe_template, portions_multiplier }) => ({
        calendarItem: calendar_item,
        recipe: recipe_template,
        multiplier: portions_multiplier,
      }));
      const key = intent.keyFor([
        day.id,
        meals.map(({ calendarItem, recipe, multiplier }) => [calendarItem, recipe.id, multiplier]),
      ]);
      const about = { key, userId: user.id, dayId: day.id, date: day.date };
      const change = { ...about, kind: "rebalance", meals } as const;
      const changed = await (viewedId === undefined
        ? carryOutOrKeep(change, callRebalance)
        : callRebalance(change));
      return { key, changed };
    },
    onSuccess: ({ key, changed }, { day, offer }) => {
      intent.done();
      const ids = offer.meals.map(({ calendar_item }) => calendar_item);
      if (changed === KEPT) {
        announce(words.kept.dayDone, day, ids, key);
        return showKeptChanges(queryClient, day.id);
      }
      announce(words.rebalance.done, day, ids);
      return showDay(queryClient, changed);
    },
    meta: { saysGone: true },
    onError: async (error) => {
      await mealGone(error);
      await refreshCalendarDays(queryClient);
    },
  });
}
