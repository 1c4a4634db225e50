import type { EatenNutrients } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";

/** Small amounts are read to a tenth, larger ones whole. */
const WHOLE_FROM = 20;

const AGES = [
  [25, "18–24"],
  [50, "25–49"],
  [70, "50–69"],
] as const;
const OLDEST = "70+";
const agesOf = (age: number): string => AGES.find(([below]) => age < below)?.[1] ?? OLDEST;

/** Amounts, shares and people as they are read. */
export function useNutrientWords() {
  const language = useLanguage();
  const { nutrients: phrases } = usePhrases();
  const number = (amount: number) =>
    formatNumber(language, amount, { maximumFractionDigits: amount < WHOLE_FROM ? 1 : 0 });
  return {
    number,
    amount: (amount: number, unit: string) => `${number(amount)}${unit === "%" ? "" : " "}${unit}`,
    percent: (share: number) => formatNumber(language, share * 100, { maximumFractionDigits: 0 }),
    weekday: (date: string) => formatDate(language, date, { weekday: "short" }),
    day: (date: string) => formatDate(language, date, { day: "numeric", month: "long" }),
    /** Whom the references are for: "women 25–49". */
    who: ({ gender, age, ...said }: EatenNutrients["reference_person"]): string => {
      if (said.is_pregnant) return phrases.who.pregnant;
      if (said.is_breastfeeding) return phrases.who.breastfeeding;
      const who = gender === null ? phrases.who.unknown : phrases.who[gender];
      return age === null ? who : phrases.who.ofAge({ who, ages: agesOf(age) });
    },
  };
}
export type NutrientWords = ReturnType<typeof useNutrientWords>;
