import type { RecipeMeal } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { addToMeal, refreshMeal } from "./use-meal-ingredients.ts";

/** Sends a person off to choose a food for one planned meal, and brings them back to it (ledger REC-116). */
export function useAddToMeal(meal: Pick<RecipeMeal, "id" | "portions">, onAdded: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const words = usePhrases().ownPortion.ingredients;
  return () => {
    beginFoodChoice({
      slots: [],
      slot: null,
      chooseMealMoment: false,
      leftIn: () => null,
      onChoose: async ({ servingId, quantity, serving }, key) => {
        await addToMeal(meal, { servingId, servings: quantity }, key);
        await refreshMeal(queryClient, meal.id);
        showToast({ message: words.added({ name: serving.food.name }) });
      },
      onDone: onAdded,
    });
    void navigate({ to: PATHS.foodSearch });
  };
}
