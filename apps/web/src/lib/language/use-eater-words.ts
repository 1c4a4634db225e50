import { formatNumber } from "@plateful/phrases";
import { useLanguage } from "./LanguageProvider.tsx";

/** Someone's portion in words: "Anna 0.8". Name and portion stay together at the end of a line. */
export function useEaterWords(): (name: string, portions: number) => string {
  const language = useLanguage();
  return (name, portions) => `${name}\u00a0${formatNumber(language, portions, { maximumFractionDigits: 2 })}`;
}
