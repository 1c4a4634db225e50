import type { MeantFood } from "@plateful/contract";
import { amountText, toAmount } from "../../lib/food/serving-text.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";

/** How much of a food a recipe takes: "400 g", "2 tablespoons". */
export function useAmountOf(): (food: MeantFood) => string {
  const language = useLanguage();
  return ({ suggested_serving: serving, quantity }) =>
    amountText(language, serving, toAmount(quantity, serving));
}
