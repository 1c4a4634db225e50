import { useMemo } from "react";
import { useLanguage, usePhrases } from "../language/LanguageProvider.tsx";
import { useUnitSystem } from "../person/use-unit-system.ts";
import {
  amountText,
  type Measure,
  measureIn,
  metricWords,
  type ScaleNames,
  toAmount,
} from "./serving-text.ts";

type Serving = Parameters<typeof measureIn>[2];

/**
 * Servings and amounts in the person's words and units. What is weighed meets ounces here and nowhere else; what is stored
 * and sent stays in servings (ledger CALC-089).
 */
export function useServingText() {
  const names: ScaleNames = usePhrases().nutrition.units;
  const language = useLanguage();
  const system = useUnitSystem();
  return useMemo(() => {
    const measureOf = (serving: Serving): Measure => measureIn(system, names, serving);
    const { exact, rough } = metricWords(language, system, names);
    return {
      /** How amounts of the serving are entered and read. */
      measureOf,
      /** So many servings: "150 g", "2 slices". */
      servings: (serving: Serving, servings: number): string => {
        const measure = measureOf(serving);
        return amountText(language, measure, toAmount(servings, measure));
      },
      exact,
      rough,
    };
  }, [names, language, system]);
}
