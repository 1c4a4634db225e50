import type { DiarySlot } from "@plateful/planning";
import { useMemo, useState, useSyncExternalStore } from "react";
import { currentFoodChoice, type FoodChoice } from "../../lib/address/food-choice.ts";
import { type AddedFood, changeVisit, type FoodAmount, subscribeToVisits, visitOf } from "./food-visit.ts";

/** What a food is looked for, and what was done about it so far; the routes let nobody in without it. */
export function useFoodVisit() {
  const [choice] = useState(currentFoodChoice);
  if (choice === null) throw new Error("No food is being chosen.");
  const visit = useSyncExternalStore(subscribeToVisits, () => visitOf(choice));
  const actions = useMemo(
    () => ({
      type: (typed: string) => changeVisit(choice, () => ({ typed })),
      chooseSlot: (slot: DiarySlot) => changeVisit(choice, () => ({ slot })),
      open: (opened: FoodAmount | null) => changeVisit(choice, () => ({ opened })),
      add: (food: AddedFood) => changeVisit(choice, ({ added }) => ({ added: [...added, food] })),
      takeBack: async (food: AddedFood) => {
        await food.takeBack();
        changeVisit(choice, ({ added }) => ({ added: added.filter((one) => one !== food) }));
      },
    }),
    [choice],
  );
  const { slot } = visit;
  const inSlot = useMemo((): FoodChoice => ({ ...choice, slot }), [choice, slot]);
  return { ...visit, ...actions, choice: inSlot };
}
