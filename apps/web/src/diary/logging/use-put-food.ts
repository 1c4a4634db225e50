import { type DiarySlot, isRealSlot } from "@plateful/planning";
import type { ChosenFood, ChosenOwnProduct, TakeBack } from "../../lib/address/food-choice.ts";
import { callFood, callOwnProduct } from "../../lib/kept/diary-calls.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { dayOn } from "../../lib/plan/day-on.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { statusOf } from "../day/status-of.ts";
import { useSayAdded } from "../instead/use-say-added.ts";
import { useAddToDay } from "./use-add-to-day.ts";

/** Puts foods, and products of one's own, into the meals of a day. */
export function usePutFood({ date, day, groups }: Pick<DiaryDay, "date" | "day" | "groups">) {
  const say = useSayAdded({ day, groups });
  const { viewedId } = useSubject();
  const addFood = useAddToDay("food", callFood);
  const addProduct = useAddToDay("own-product", callOwnProduct);
  const dayId = async () => day?.id ?? (await dayOn(date, viewedId)).id;

  const about = async (place: DiarySlot, { isEaten }: Pick<ChosenFood, "isEaten">, key: string) => ({
    ...{ key, date, moment: place.mealMoment, dayId: await dayId() },
    // A slot that exists only on the screen is never sent (ledger DIARY-017, DIARY-018).
    slotId: isRealSlot(place.id) ? place.id : null,
    ...statusOf(isEaten),
  });

  /** Puts an amount of a food into a meal, and answers what takes it back. */
  const putFood = async (
    place: DiarySlot,
    chosen: Omit<ChosenFood, "slot">,
    key: string,
  ): Promise<TakeBack> => {
    const { serving, quantity } = chosen;
    return addFood({ ...(await about(place, chosen, key)), serving, quantity });
  };

  /** The same with a product of one's own. */
  const putProduct = async (place: DiarySlot, chosen: ChosenOwnProduct, key: string): Promise<TakeBack> => {
    const { productId, amount, unit, name, figures } = chosen;
    return addProduct({ ...(await about(place, chosen, key)), productId, amount, unit, name, figures });
  };

  return {
    putFood,
    putProduct,
    /** The same, and says so. */
    put: async (...[slot, chosen, key]: Parameters<typeof putFood>) =>
      say({
        slot,
        isEaten: chosen.isEaten,
        kcal: chosen.serving.kcal * chosen.quantity,
        undo: await putFood(slot, chosen, key),
      }),
    putOwn: async (...[slot, chosen, key]: Parameters<typeof putProduct>) =>
      say({
        slot,
        isEaten: chosen.isEaten,
        kcal: chosen.figures.kcal,
        undo: await putProduct(slot, chosen, key),
      }),
  };
}
