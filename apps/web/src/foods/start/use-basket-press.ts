import type { TakeBack } from "../../lib/address/food-choice.ts";
import type { AddedFood } from "../parts/food-visit.ts";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import { type AddPress, useAddPress } from "./use-add-press.ts";

/**
 * Puts something into the meal with one press and stays; the tick takes it back with another (ledger FOOD-079, FOOD-081).
 */
export function useBasketPress(
  item: Omit<AddedFood, "takeBack" | "slotId">,
  put: (idempotencyKey: string) => Promise<TakeBack>,
): AddPress {
  const { added, add, takeBack, slot } = useFoodVisit();
  const slotId = slot?.id ?? null;
  const entry = added.findLast((one) => one.id === item.id && one.slotId === slotId);
  const press = useAddPress(async (key) => {
    if (entry !== undefined) await takeBack(entry);
    else if (slotId !== null) add({ ...item, slotId, takeBack: await put(key) });
  });
  if (press.state === "busy") return press;
  return { ...press, state: entry === undefined ? "ready" : "added" };
}
