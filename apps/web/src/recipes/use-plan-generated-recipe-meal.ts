import { planGeneratedRecipeMeal } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dayOn, refreshCalendarDays } from "../diary/index.ts";
import { useSubject } from "../lib/person/subject.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import type { Serving } from "./parts/recipe-view.ts";

interface Choice extends Serving {
  readonly recipeId: number;
  readonly date: string;
  readonly slotId: number;
  /** The planned meal that this one takes the place of; the server does both or neither (ledger DIARY-072). */
  readonly replacedItemId: number | null;
}

/** Plans a recipe in a meal slot of a date. */
export function usePlanGeneratedRecipeMeal() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (choice: Choice) => {
      const body = {
        recipe_template: choice.recipeId,
        portions: choice.people,
        portions_to_plan: choice.people,
        portions_multiplier: choice.multiplier,
        calendar_day_id: (await dayOn(choice.date, viewedId)).id,
        meal_slot_specification_id: choice.slotId,
        calendar_item_to_replace: choice.replacedItemId,
      };
      return call(planGeneratedRecipeMeal, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => intent.done(),
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
