import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ChosenFood, FoodChoice } from "../../lib/address/food-choice.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { useFoodVisit } from "./use-food-visit.ts";

/** What is being added, for the list of what was added. */
interface Item {
  readonly id: string;
  readonly name: string;
  readonly category: Parameters<ReturnType<typeof useFoodVisit>["add"]>[0]["category"];
}

/**
 * Hands the chosen amount to whoever wanted a food; pressed again after a failure, it is done once. Whoever is adding several
 * comes back to where they choose the next one (ledger FOOD-080).
 */
export function useAddIngredient({ onChoose, onPut, onDone }: FoodChoice, item: Item) {
  const intent = useIntentKey();
  const { history } = useRouter();
  const { added, add } = useFoodVisit();
  const put = added.length > 0 ? onPut : undefined;
  return useMutation({
    meta: { silent: true },
    mutationFn: async (chosen: ChosenFood) => {
      const key = intent.keyFor(chosen);
      const { slot, serving, quantity } = chosen;
      if (put === undefined || slot === null) return onChoose(chosen, key);
      const takeBack = await put(chosen, key);
      return add({ ...item, kcal: quantity * serving.kcal, slotId: slot.id, takeBack });
    },
    onSuccess: () => {
      intent.done();
      if (put === undefined) onDone();
      else history.back();
    },
  });
}
