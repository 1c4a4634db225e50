import { type SimpleRecipeMeal, simpleRecipeMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { refreshCalendarDays } from "../diary/index.ts";
import { call } from "../lib/server/call.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { simpleMealQuery } from "./simple-recipe-query.ts";

/**
 * For how many a planned recipe is made. Saved a second after the last tap, or at once when the screen closes; a refusal
 * shows the stored number again (ledger SREC-022, CACHE-005).
 */
export function useMealServings(meal: Pick<SimpleRecipeMeal, "id" | "meal_servings">) {
  const queryClient = useQueryClient();
  const [wished, setWished] = useState<number | null>(null);
  const pending = useRef<{ servings: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (servings: number) =>
      call(simpleRecipeMeals.change, {
        params: { id: String(meal.id) },
        body: { meal_servings: servings },
      }),
    onSuccess: (stored) => queryClient.setQueryData(simpleMealQuery(meal.id).queryKey, stored),
    onSettled: () => {
      setWished(null);
      return refreshCalendarDays(queryClient);
    },
  });
  const flush = useCallback(() => {
    if (pending.current === null) return;
    clearTimeout(pending.current.timer);
    mutate(pending.current.servings);
    pending.current = null;
  }, [mutate]);
  useEffect(() => flush, [flush]);
  const choose = (servings: number) => {
    setWished(servings);
    if (pending.current !== null) clearTimeout(pending.current.timer);
    pending.current = { servings, timer: setTimeout(flush, DEBOUNCE.servingsSave) };
  };
  return { servings: wished ?? meal.meal_servings, isSaving: isPending, choose };
}
