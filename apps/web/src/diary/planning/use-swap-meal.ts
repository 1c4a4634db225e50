import type { CalendarDay, LinkedMeal, MealSwap } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callSwap } from "../../lib/kept/diary-calls.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../../lib/language/use-link-words.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { changeShownDay, refreshCalendarDays, showKeptChanges } from "../day/calendar-day-query.ts";
import { useUndoableChange } from "../day/use-undoable-change.ts";

interface Choice {
  readonly day: CalendarDay;
  readonly itemId: number;
  readonly swap: MealSwap;
  /** Meals that are left of it and become the new recipe too. */
  readonly along: readonly LinkedMeal[];
}

/**
 * Puts another recipe in the place of a planned one; pressed twice, it does so once (ledger PLAN-034). Without a network it
 * is kept; a coach's change of a client's day never is (ledger PLAN-115).
 */
export function useSwapMeal() {
  const queryClient = useQueryClient();
  const { user, viewedId } = useSubject();
  const { planChanges: words, leftovers } = usePhrases();
  const { mealsOf } = useLinkWords();
  const intent = useIntentKey();
  const announce = useUndoableChange();
  const mealGone = useMealGone();
  return useMutation({
    mutationFn: async ({ day, itemId, swap, along }: Choice) => {
      const { recipe_template: recipe, portions_multiplier: multiplier } = swap;
      const takesLeftovers = along.length > 0;
      const meals = [{ calendarItem: itemId, recipe, multiplier }];
      const key = intent.keyFor([itemId, recipe.id, multiplier, takesLeftovers]);
      const place = { dayId: day.id, date: day.date };
      const change = { key, userId: user.id, kind: "swap", ...place, meals, takesLeftovers } as const;
      const swapped = await (viewedId === undefined ? carryOutOrKeep(change, callSwap) : callSwap(change));
      return { key, swapped };
    },
    onSuccess: async ({ key, swapped }, { day, itemId, swap, along }) => {
      intent.done();
      if (swapped === KEPT) await showKeptChanges(queryClient, day.id);
      else
        changeShownDay(queryClient, day.id, (shown) => ({
          ...shown,
          calendar_items: shown.calendar_items.map((item) => (item.id === swapped.id ? swapped : item)),
        }));
      const { name } = swap.recipe_template;
      const message =
        along.length > 0 ? leftovers.swap.done({ name, meals: mealsOf(along) }) : words.swap.done({ name });
      if (swapped === KEPT) announce(words.kept.done({ name }), day, [itemId], key);
      else announce(message, day, [itemId]);
    },
    meta: { saysGone: true },
    onError: mealGone,
    onSettled: (done) => (done?.swapped === KEPT ? undefined : refreshCalendarDays(queryClient)),
  });
}
