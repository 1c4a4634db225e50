import { type Food, findFoodByBarcode, type OwnProduct } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentFoodChoice } from "../../lib/address/food-choice.ts";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { findOwnByBarcode, ownProductQuery } from "../own-products/own-product-query.ts";
import { foodQuery } from "../parts/food-query.ts";

type Found =
  | { readonly kind: "own"; readonly product: OwnProduct }
  | { readonly kind: "food"; readonly food: Food }
  | { readonly kind: "unknown" };

interface OnFound {
  readonly onFood: (food: Food) => void;
  readonly onOwn: (product: OwnProduct) => void;
  readonly onUnknown: (gtin14: string) => void;
}

/** One's own product with a number comes before the one that everybody knows: it was copied from the pack in the hand. */
async function find(barcode: string): Promise<Found> {
  const product = currentFoodChoice()?.onChooseOwn === undefined ? null : await findOwnByBarcode(barcode);
  if (product !== null) return { kind: "own", product };
  try {
    return { kind: "food", food: await call(findFoodByBarcode, { query: { barcode } }) };
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { kind: "unknown" };
    throw error;
  }
}

/**
 * Finds the food with a number, or the product of one's own. That nobody knows it is told by the scanner; a failure is reported by
 * the mutation cache and told here, too (ledger FOOD-021, FOOD-022, FOOD-061).
 */
export function useLookUpBarcode({ onFood, onOwn, onUnknown }: OnFound) {
  const { scanner: words } = usePhrases().foods;
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: find,
    onSuccess: (found, gtin14) => {
      if (found.kind === "unknown") return onUnknown(gtin14);
      if (found.kind === "own") {
        queryClient.setQueryData(ownProductQuery(String(found.product.id)).queryKey, found.product);
        return onOwn(found.product);
      }
      queryClient.setQueryData(foodQuery(String(found.food.id), language).queryKey, found.food);
      onFood(found.food);
    },
    onError: () => void alertProblem(words.failed),
  });
}
