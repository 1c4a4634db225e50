import { quickAddMeals } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../lib/call.ts";
import { beginFoodChoice, type FoodChoice } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { showToast } from "../ui/show-toast.ts";
import type { DiaryEntry } from "./diary-entry.ts";

interface Around extends Pick<FoodChoice, "leftIn" | "onDone"> {
  readonly slot: DiarySlot | null;
  readonly refreshed: (work: Promise<unknown>) => Promise<void>;
}

/**
 * Sends a person off to another amount of a product of their own that stands in the diary. The product may have changed or be gone:
 * what was stored with the meal is what counts (ledger FOOD-064).
 */
export function useChangeLogged() {
  const { foods: words } = usePhrases();
  const navigate = useNavigate();
  return ({ name, amount, macros, mealId }: DiaryEntry, { refreshed, ...around }: Around) => {
    if (name === null || amount === null || macros === null) return;
    const per100 = (value: number) => (value * 100) / amount.value;
    const { kcal, protein, carbohydrates, fat, fiber } = macros;
    beginFoodChoice({
      ...around,
      slots: [],
      chooseMealMoment: false,
      logged: {
        ...{ name, unit: amount.unit, amount: amount.value, kcal: per100(kcal), protein: per100(protein) },
        ...{ carbohydrates: per100(carbohydrates), fat: per100(fat) },
        fiber: fiber === null ? null : per100(fiber),
      },
      onChoose: () => Promise.resolve(),
      onChooseOwn: async (chosen) => {
        const params = { id: String(mealId) };
        await refreshed(call(quickAddMeals.change, { params, body: { amount: chosen.amount } }));
        showToast({ message: words.changed({ name }) });
      },
    });
    void navigate({ to: PATHS.addOwnProduct, params: { ownProductId: "logged" } });
  };
}
