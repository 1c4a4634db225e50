import { useMutation } from "@tanstack/react-query";
import type { ChosenFood, FoodChoice } from "../../lib/address/food-choice.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";

/** Hands the chosen amount to whoever wanted a food; pressed again after a failure, it is done once. */
export function useAddIngredient({ onChoose }: FoodChoice) {
  const intent = useIntentKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: (chosen: ChosenFood) => onChoose(chosen, intent.keyFor(chosen)),
    onSuccess: () => intent.done(),
  });
}
