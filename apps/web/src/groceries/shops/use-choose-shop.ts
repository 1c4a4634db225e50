import { type GroceryList, setGroceryListShop } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { groceryShopsQuery } from "./grocery-shops-query.ts";

/** Says in which shop a list is bought, and hands the list on as it is then (ledger GROC-037). */
export function useChooseShop(listId: number, onChosen: (list: GroceryList) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shop: string | null) =>
      call(setGroceryListShop, { params: { id: String(listId) }, body: { shop } }),
    onSuccess: async (list) => {
      onChosen(list);
      await queryClient.invalidateQueries({ queryKey: groceryShopsQuery.queryKey });
    },
    meta: { silent: true },
  });
}
