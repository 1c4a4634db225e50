import type { SuggestedServing } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { amountText, isWeighed, servingUnit } from "../../lib/food/serving-text.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { weightOf } from "./serving-amount.ts";

/** A serving, of whichever food. */
type Serving = Omit<SuggestedServing, "food">;

/** Servings and amounts in the words of the reader. */
export function useServingWords() {
  const { foods: words } = usePhrases();
  const language = useLanguage();
  const metric = { g: words.grams, ml: words.millilitres };
  const weight = (serving: Serving, servings: number): string => {
    const value = weightOf(serving, servings);
    return value === null
      ? ""
      : `${formatNumber(language, value, { maximumFractionDigits: 0 })} ${metric[serving.metric_unit]}`;
  };
  return {
    /** Beside the amount: "g", "slices". */
    unit: servingUnit,
    /** "150 g", "2 slices". */
    amount: (serving: Serving, amount: number) => amountText(language, serving, amount),
    /** What so many servings weigh: "70 g"; empty when that is not known. */
    weight,
    /** The serving as a choice: "g", or "1 slice" with its weight. */
    chip: (serving: Serving) =>
      isWeighed(serving)
        ? { value: serving.id, label: serving.measurement_description }
        : { value: serving.id, label: serving.serving_description, note: weight(serving, 1) },
  };
}
