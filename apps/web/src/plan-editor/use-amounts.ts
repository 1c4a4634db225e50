import { formatNumber } from "@plateful/phrases";
import { useMemo } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";

/** Writes the amounts of the editor in the reader's language. */
export function useAmounts() {
  const language = useLanguage();
  return useMemo(
    () => ({
      /** Whole kcal. */
      kcal: (value: number) => formatNumber(language, value, { maximumFractionDigits: 0 }),
      /** A difference in whole kcal, with its sign. */
      kcalDifference: (value: number) =>
        formatNumber(language, value, { maximumFractionDigits: 0, signDisplay: "exceptZero" }),
      /** Grams to one decimal. */
      grams: (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 }),
      gramsDifference: (value: number) =>
        formatNumber(language, value, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
      /** Percent from 0 to 100 and above. */
      percent: (value: number) =>
        formatNumber(language, value / 100, { style: "percent", maximumFractionDigits: 1 }),
    }),
    [language],
  );
}
