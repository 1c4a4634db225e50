import { stressNumber } from "@plateful/nutrition";
import type { KeptMeasurement } from "../lib/kept/kept-change.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { measureWords, unitsOf } from "./measure-units.ts";
import type { ProgressPerson } from "./progress-person.ts";

/** Writes what was measured in the units of a person: "71.4 kg". */
export function useMeasuredText({ intake, mayUseImperial }: ProgressPerson) {
  const language = useLanguage();
  const phrases = usePhrases();
  return (measured: KeptMeasurement["measured"]): string => {
    const value = measured.type === "STRESS" ? stressNumber(measured.value) : measured.value;
    return measureWords(measured.type, unitsOf(intake, mayUseImperial), language, phrases).text(value);
  };
}
