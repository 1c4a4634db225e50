import { formatNumber } from "@plateful/phrases";
import { useCallback } from "react";
import { useLanguage } from "./LanguageProvider.tsx";

/** Writes whole amounts, such as kcal and grams, in the reader's language. */
export function useCount(): (value: number) => string {
  const language = useLanguage();
  return useCallback(
    (value: number) => formatNumber(language, value, { maximumFractionDigits: 0 }),
    [language],
  );
}
