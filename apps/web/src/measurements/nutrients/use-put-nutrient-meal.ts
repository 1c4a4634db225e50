import {
  type CalendarDay,
  calendarItems,
  type NutrientMeal,
  planGeneratedRecipeMeal,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dayOn, refreshCalendarDays, useSwapMeal } from "../../diary/index.ts";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { isGone } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { NUTRIENT_MEALS } from "./nutrient-meals-query.ts";

/** Plans a recipe in a slot that is still empty, and takes it back from the toast. */
function useFillSlot(refresh: () => Promise<void>) {
  const { general, planChanges, nutrients: phrases } = usePhrases();
  const intent = useIntentKey();
  const { mutate: takeBack } = useMutation({
    mutationFn: (id: number) =>
      call(calendarItems.remove, { params: { id: String(id) }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => showToast({ message: planChanges.restored }),
    onSettled: refresh,
  });
  return async (meal: NutrientMeal, dayId: number) => {
    const body = {
      recipe_template: meal.recipe_template.id,
      portions: 1,
      portions_to_plan: 1 + meal.company.length,
      portions_multiplier: meal.portions_multiplier,
      calendar_day_id: dayId,
      meal_slot_specification_id: meal.meal_slot_specification,
      calendar_item_to_replace: null,
    };
    const { id } = await call(planGeneratedRecipeMeal, { body, idempotencyKey: intent.keyFor(body) });
    intent.done();
    showToast({
      message: phrases.meals.done({ name: meal.recipe_template.name }),
      undo: { label: general.undo, onUndo: () => takeBack(id) },
    });
  };
}

/** Whether the meal is still what was offered to be changed. */
function isAsOffered(meal: NutrientMeal, { calendar_items: items }: CalendarDay): boolean {
  const { calendar_item: itemId, meal_slot_specification: slotId, meal_moment: moment, replaces } = meal;
  if (itemId === null)
    return !items.some(({ meal_slot: slot, meal_moment: own }) =>
      slot === null ? own === moment : slot === slotId,
    );
  return items.some(
    (item) =>
      item.id === itemId &&
      item.content_type === "recipemeal" &&
      item.meal.recipe_template.id === replaces?.recipe_template,
  );
}

/**
 * Puts a recipe in the coming meal that it was offered for: in the place of what is planned there, by the call and with the undo
 * of every swap, or in a slot that is still empty. A plan that changed meanwhile is left as it is (NUTR-008). It answers false where
 * it may be tried again.
 */
export function usePutNutrientMeal() {
  const queryClient = useQueryClient();
  const { nutrients: phrases } = usePhrases();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: [NUTRIENT_MEALS] });
  const swapping = useSwapMeal(() => void lookAgain());
  const refresh = async () => {
    await Promise.all([refreshCalendarDays(queryClient), lookAgain()]);
  };
  const fillSlot = useFillSlot(refresh);
  return useMutation({
    mutationFn: async (meal: NutrientMeal) => {
      const day = await dayOn(meal.date, undefined);
      if (!isAsOffered(meal, day)) {
        alertProblem(phrases.meals.changed);
        return true;
      }
      const { calendar_item: itemId } = meal;
      if (itemId === null) {
        await fillSlot(meal, day.id);
        return true;
      }
      try {
        await swapping.mutateAsync({ day, itemId, swap: meal, along: [] });
        return true;
      } catch (error) {
        // The swap has said so itself; a meal that is gone is not there to be tried again.
        return isGone(error);
      }
    },
    onSettled: refresh,
  });
}
