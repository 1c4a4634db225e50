import { quickAddMeals, singleFoodMeals } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import type { QueryClient } from "@tanstack/react-query";
import { beginFoodChoice, type ChosenFood, type ChosenOwnProduct } from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { thenRefreshDays } from "../../lib/plan/calendar-days.ts";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { leftIn } from "./left-in.ts";

interface Around {
  readonly diary: DiaryDay;
  readonly slot: DiarySlot | null;
  readonly queryClient: QueryClient;
  readonly go: (href: string) => void;
  /** Back to the day. */
  readonly onDone: () => void;
  /** Says that the amount was changed. */
  readonly changed: (name: string) => string;
}

const choiceOf = (entry: DiaryEntry, { diary, slot, onDone }: Around) => ({
  ...{ slot, onDone, slots: [], chooseMealMoment: false },
  leftIn: (one: DiarySlot) => leftIn(diary, one, entry),
});

/**
 * Sends a person off to another amount of a product of their own. The product may have changed or be gone: what was stored with
 * the meal is what counts (ledger FOOD-064).
 */
function changeLogged(entry: DiaryEntry, around: Around): void {
  const { name, amount, macros, mealId } = entry;
  if (name === null || amount === null || macros === null) return;
  const per100 = (value: number) => (value * 100) / amount.value;
  const { kcal, protein, carbohydrates, fat, fiber } = macros;
  beginFoodChoice({
    ...choiceOf(entry, around),
    logged: {
      ...{ name, unit: amount.unit, amount: amount.value, kcal: per100(kcal), protein: per100(protein) },
      ...{ carbohydrates: per100(carbohydrates), fat: per100(fat) },
      fiber: fiber === null ? null : per100(fiber),
    },
    onChoose: () => Promise.resolve(),
    onChooseOwn: async (chosen: ChosenOwnProduct) => {
      const params = { id: String(mealId) };
      await thenRefreshDays(
        around.queryClient,
        call(quickAddMeals.change, { params, body: { amount: chosen.amount } }),
      );
      showToast({ message: around.changed(name) });
    },
  });
  around.go(PATHS.addOwnProduct.replace("$ownProductId", "logged"));
}

/** Sends a person off to change the amount of a food that is planned, and brings them back to the day. */
export function changeFood(entry: DiaryEntry, name: string, around: Around): void {
  const { food } = entry;
  if (food === null) {
    changeLogged(entry, around);
    return;
  }
  beginFoodChoice({
    ...choiceOf(entry, around),
    ingredient: food,
    onChoose: async ({ servingId, quantity }: ChosenFood) => {
      const body = { suggested_serving: servingId, quantity };
      const params = { id: String(entry.mealId) };
      await thenRefreshDays(around.queryClient, call(singleFoodMeals.change, { params, body }));
      showToast({ message: around.changed(name) });
    },
  });
  around.go(PATHS.addIngredient.replace("$foodId", String(food.foodId)));
}
