import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError } from "../lib/server/call-error.ts";
import { useGrocerySource } from "./grocery-source.ts";

/** Deletes a list; one that is gone already counts as deleted. The list before it then becomes the latest. */
export function useDeleteGroceryList() {
  const queryClient = useQueryClient();
  const source = useGrocerySource();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await source.remove(id);
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries(source.latest),
  });
}
