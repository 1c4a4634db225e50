import { type Food, findFoodByBarcode } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../lib/alerts.ts";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { foodQuery } from "./food-query.ts";

/**
 * Finds the food with a number. Not found is told in an alert; another failure is reported by the mutation cache and told
 * here, too (ledger FOOD-021, FOOD-022).
 */
export function useLookUpBarcode(onFood: (food: Food) => void) {
  const { scanner: words } = usePhrases().foods;
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (barcode: string): Promise<Food | null> => {
      try {
        return await call(findFoodByBarcode, { query: { barcode } });
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    onSuccess: (food) => {
      if (food === null) return void alertProblem(words.notFound);
      queryClient.setQueryData(foodQuery(String(food.id), language).queryKey, food);
      onFood(food);
    },
    onError: () => void alertProblem(words.failed),
  });
}
