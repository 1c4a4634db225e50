import { setGroceryListShop } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { latestGroceryListQuery } from "../grocery-list-query.ts";
import { groceryShopsQuery } from "./grocery-shops-query.ts";

/** Says in which shop a list is bought (ledger GROC-037). */
export function useChooseShop(listId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shop: string | null) =>
      call(setGroceryListShop, { params: { id: String(listId) }, body: { shop } }),
    onSuccess: async (list) => {
      queryClient.setQueryData(latestGroceryListQuery.queryKey, list);
      await queryClient.invalidateQueries({ queryKey: groceryShopsQuery.queryKey });
    },
    meta: { silent: true },
  });
}
