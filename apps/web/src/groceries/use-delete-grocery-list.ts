import { deleteGroceryList } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { latestGroceryListQuery } from "./grocery-list-query.ts";

/** Deletes a list; one that is gone already counts as deleted. The list before it then becomes the latest. */
export function useDeleteGroceryList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(deleteGroceryList, { params: { id: String(id) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries(latestGroceryListQuery),
  });
}
