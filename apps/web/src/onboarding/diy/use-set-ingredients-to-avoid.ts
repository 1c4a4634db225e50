import { setIngredientsToAvoid } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshAfterProfileChange } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

/** Replaces the foods that the person avoids. */
export function useSetIngredientsToAvoid() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call(setIngredientsToAvoid, { body: { ingredient_to_avoid_ids: [...ids] } }),
    onSuccess: () => refreshAfterProfileChange(queryClient),
  });
}
