import { setIngredientsToAvoid } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";

/** Replaces the foods that the person avoids. */
export function useSetIngredientsToAvoid() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call(setIngredientsToAvoid, { body: { ingredient_to_avoid_ids: [...ids] } }),
    onSuccess: () => refreshAfterProfileChange(queryClient),
  });
}
