import type { SuggestedServing } from "@plateful/contract";
import { amountText, isWeighed, type Measure } from "../../lib/food/serving-text.ts";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { weightOf } from "./serving-amount.ts";

/** A serving, of whichever food. */
type Serving = Omit<SuggestedServing, "food">;

/** Servings and amounts in the words of the reader. */
export function useServingWords() {
  const language = useLanguage();
  const { measureOf, servings, rough } = useServingText();
  const weight = (serving: Serving, count: number): string => {
    const value = weightOf(serving, count);
    return value === null ? "" : rough(value, serving.metric_unit);
  };
  return {
    /** So many servings: "150 g", "2 slices". */
    servings,
    /** What was typed: "150 g", "2 slices". */
    amount: (measure: Measure, amount: number) => amountText(language, measure, amount),
    /** What so many servings weigh: "70 g"; empty when that is not known. */
    weight,
    /** The serving as a choice: "g", or "1 slice" with its weight. */
    chip: (serving: Serving) => {
      const measure = measureOf(serving);
      return isWeighed(measure)
        ? { value: serving.id, label: measure.one }
        : { value: serving.id, label: serving.serving_description, note: weight(serving, 1) };
    },
  };
}
