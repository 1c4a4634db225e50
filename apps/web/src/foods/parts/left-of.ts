import type { FoodChoice } from "../../lib/address/food-choice.ts";
import type { AddedFood } from "./food-visit.ts";

/** Kilocalories that are open in the chosen meal after what was added to it; null without a target. */
export function leftOf({ slot, leftIn }: FoodChoice, added: readonly AddedFood[]): number | null {
  const left = slot === null ? null : leftIn(slot);
  if (slot === null || left === null) return null;
  return added.filter(({ slotId }) => slotId === slot.id).reduce((sum, { kcal }) => sum - kcal, left.kcal);
}
