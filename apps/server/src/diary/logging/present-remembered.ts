import type { RememberedFood } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { CataloguedServing } from "../../foods/index.ts";

/** A food in the amount in which it is offered again. */
export const presentRemembered = (
  { presented, row }: CataloguedServing,
  { quantity, times }: { readonly quantity: number; readonly times: number },
  language: CompleteLanguage,
): RememberedFood => ({
  suggested_serving: presented[language],
  category: row.category as RememberedFood["category"],
  quantity,
  times,
});
