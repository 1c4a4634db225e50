import { formatDate, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { measureWords, unitsOf } from "./measure-units.ts";
import type { ProgressPerson } from "./progress-person.ts";

/** Energy, weights and dates as a person reads them. */
export function useEnergyWords({
  intake,
  mayUseImperial,
}: Pick<ProgressPerson, "intake" | "mayUseImperial">) {
  const language = useLanguage();
  const phrases = usePhrases();
  const units = unitsOf(intake, mayUseImperial);
  const weight = measureWords("WEIGHT", units, language, phrases);
  const { kg, lb } = phrases.nutrition.units;
  return {
    weight,
    kcal: (value: number) => formatNumber(language, value),
    /** A pace, which one decimal would say too roughly: "0.35 kg". */
    pace: (value: number) =>
      `${formatNumber(language, weight.toAxis(Math.abs(value)), { maximumFractionDigits: 2 })} ${units.weight === "KILOGRAMS" ? kg : lb}`,
    day: (date: string) => formatDate(language, date, { day: "numeric", month: "long" }),
    shortDay: (date: string) => formatDate(language, date, { day: "numeric", month: "short" }),
  };
}
export type EnergyWords = ReturnType<typeof useEnergyWords>;
