import { type BodyOf, type CalendarDay, restoreMeals, swapMeal, type WeekSwap } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { dayOn } from "../../lib/plan/day-on.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import { mealsBefore } from "../day/meals-before.ts";
import { WEEK_REASONS } from "./week-reasons-query.ts";

/** A swap that was made, with what was there before. */
interface Made {
  readonly swap: WeekSwap;
  readonly dayId: number;
  readonly before: BodyOf<typeof restoreMeals>;
}

/** Whether a swap is still about the meal that was offered to be changed. */
const isAsOffered = ({ meal }: WeekSwap, { calendar_items: items }: CalendarDay): boolean =>
  items.some(
    (item) =>
      item.id === meal.calendar_item &&
      item.content_type === "recipemeal" &&
      item.meal.recipe_template.id === meal.replaces?.recipe_template,
  );

/** Puts every meal back, each on its day. */
async function takeBack(made: readonly Made[]): Promise<void> {
  for (const { dayId, before } of made)
    await call(restoreMeals, {
      params: { id: String(dayId) },
      body: before,
      idempotencyKey: newIdempotencyKey(),
    });
}

/**
 * Makes the offered swaps one after the other, and offers to undo all that were made. One whose meal changed meanwhile is left alone, and
 * so is what follows it (PLAN-237).
 */
export function useSwapWeekMeals() {
  const queryClient = useQueryClient();
  const { general, planChanges, whyWeek } = usePhrases();
  const mealGone = useMealGone();
  const intent = useIntentKey();
  const refresh = async () => {
    await Promise.all([
      refreshCalendarDays(queryClient),
      queryClient.invalidateQueries({ queryKey: [WEEK_REASONS] }),
    ]);
  };
  const shared = { meta: { saysGone: true }, onSettled: refresh };
  const { mutate: undo } = useMutation({
    ...shared,
    mutationFn: takeBack,
    onError: mealGone,
    onSuccess: () => showToast({ message: planChanges.restored }),
  });
  const say = (made: readonly Made[]) => {
    const [first] = made;
    if (first === undefined) return;
    const { name } = first.swap.meal.recipe_template;
    const message = made.length > 1 ? whyWeek.better.done : planChanges.swap.done({ name });
    showToast({ message, undo: { label: general.undo, onUndo: () => undo(made) } });
  };
  const swapAll = async (swaps: readonly WeekSwap[], made: Made[]): Promise<boolean> => {
    for (const swap of swaps) {
      const { calendar_item: item, date, recipe_template: recipe, portions_multiplier } = swap.meal;
      const day = await dayOn(date, undefined);
      if (item === null || !isAsOffered(swap, day)) return false;
      const body = { recipe_template: recipe.id, portions_multiplier };
      const before = mealsBefore(day, [item]);
      await call(swapMeal, {
        params: { id: String(item) },
        body,
        idempotencyKey: intent.keyFor([item, body]),
      });
      made.push({ swap, dayId: day.id, before });
    }
    return true;
  };
  return useMutation({
    ...shared,
    mutationFn: async (swaps: readonly WeekSwap[]) => {
      const made: Made[] = [];
      try {
        return await swapAll(swaps, made);
      } finally {
        // What was made can be undone, whatever became of the rest.
        say(made);
      }
    },
    onSuccess: (isComplete) => {
      intent.done();
      if (!isComplete) alertProblem(whyWeek.better.changed);
    },
    onError: mealGone,
  });
}
