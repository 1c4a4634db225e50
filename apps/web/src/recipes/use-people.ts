import { editRecipeMealPortions, type RecipeMeal } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { recipeMealQuery } from "../lib/plan/recipe-meal-query.ts";
import { useMealGone } from "../lib/plan/use-meal-gone.ts";
import { call } from "../lib/server/call.ts";
import { isGone } from "../lib/server/call-error.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";

/**
 * For how many people a planned meal is cooked. Saved a second after the last tap, or at once when the screen closes
 * (ledger CACHE-004, CACHE-005); a refusal shows the stored number again (ledger REC-054).
 */
export function usePeople(meal: Pick<RecipeMeal, "id" | "portions">) {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  const [wished, setWished] = useState<number | null>(null);
  const pending = useRef<{ people: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const id = String(meal.id);
  const { mutate } = useMutation({
    mutationFn: (portions: number) => call(editRecipeMealPortions, { params: { id }, body: { portions } }),
    onSuccess: (stored) => queryClient.setQueryData(recipeMealQuery(id).queryKey, stored),
    meta: { saysGone: true },
    onError: async (error) => {
      await mealGone(error);
      if (isGone(error)) await queryClient.invalidateQueries(recipeMealQuery(id));
    },
    onSettled: () => setWished(null),
  });
  const flush = useCallback(() => {
    if (pending.current === null) return;
    clearTimeout(pending.current.timer);
    mutate(pending.current.people);
    pending.current = null;
  }, [mutate]);
  useEffect(() => flush, [flush]);
  const choose = (people: number) => {
    setWished(people);
    if (pending.current !== null) clearTimeout(pending.current.timer);
    pending.current = { people, timer: setTimeout(flush, DEBOUNCE.servingsSave) };
  };
  return { people: wished ?? meal.portions, choose };
}
