import { planSimpleRecipe } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dayOn, refreshCalendarDays } from "../diary/index.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";

interface Choice {
  readonly recipeId: number;
  readonly servings: number;
  readonly date: string;
  readonly moment: MealMoment;
  readonly slotId: number | null;
  /** The planned meal that this one takes the place of; the server does both or neither (ledger SREC-027). */
  readonly replacedItemId: number | null;
}

/** Plans a simple recipe for a meal of a date. */
export function usePlanSimpleRecipe() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (choice: Choice) => {
      const body = {
        simple_recipe_id: choice.recipeId,
        meal_servings: choice.servings,
        calendar_day_id: (await dayOn(choice.date, undefined)).id,
        meal_moment: choice.moment,
        meal_slot_id: choice.slotId,
        calendar_item_to_replace: choice.replacedItemId,
      };
      return call(planSimpleRecipe, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => intent.done(),
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
