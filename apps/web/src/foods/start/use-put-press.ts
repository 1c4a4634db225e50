import type { RememberedFood } from "@plateful/contract";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import type { AddPress } from "./use-add-press.ts";
import { useBasketPress } from "./use-basket-press.ts";

/** Puts this amount of a food into the meal with one press; the tick takes it back (ledger FOOD-079, FOOD-081). */
export function usePutPress({ suggested_serving: serving, quantity, category }: RememberedFood): AddPress {
  const { choice } = useFoodVisit();
  const { id, name } = serving.food;
  const kcal = quantity * serving.kcal;
  return useBasketPress({ id: `food-${id}`, name, category, kcal }, async (key) => {
    const { slot, isLogged, onPut } = choice;
    if (onPut === undefined) throw new Error("Only one food is wanted here.");
    const said = isLogged === true ? { isEaten: true } : {};
    return onPut({ servingId: serving.id, serving, quantity, slot, ...said }, key);
  });
}
