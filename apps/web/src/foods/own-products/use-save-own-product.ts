import { type OwnProduct, ownProducts } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import type { ProductBody } from "./own-product-form.ts";
import { OWN_PRODUCTS, ownProductQuery } from "./own-product-query.ts";

/** Keeps a product of one's own, or changes it; pressed again after a failure, it is kept once. */
export function useSaveOwnProduct(id: number | null) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: ProductBody): Promise<OwnProduct> =>
      id === null
        ? call(ownProducts.create, { body, idempotencyKey: intent.keyFor(body) })
        : call(ownProducts.replace, { params: { id: String(id) }, body }),
    onSuccess: async (product) => {
      intent.done();
      await queryClient.invalidateQueries({ queryKey: [OWN_PRODUCTS] });
      queryClient.setQueryData(ownProductQuery(String(product.id)).queryKey, product);
    },
  });
}

/** Deletes a product of one's own. Who is gone already is as good as deleted. */
export function useDeleteOwnProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (id: number) => {
      try {
        await call(ownProducts.remove, { params: { id: String(id) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [OWN_PRODUCTS], refetchType: "none" }),
  });
}
