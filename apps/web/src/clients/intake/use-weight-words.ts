import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { weightText } from "../../profile/index.ts";
import { unitsOfCoach } from "./profile-form.ts";

interface WeightWords {
  readonly weight: (kilograms: number) => string;
  /** With its sign: "+1.4 kg", "−0.3 kg"; without one when nothing is left of it after rounding: "0.0 kg". */
  readonly change: (kilograms: number) => string;
}

/** Writes weights in the units that the coach reads. */
export function useWeightWords(): WeightWords {
  const language = useLanguage();
  const phrases = usePhrases();
  const { weight: unit } = unitsOfCoach(useCurrentUser());
  const weight = (kilograms: number) => weightText(kilograms, unit, language, phrases);
  const change = (kilograms: number) => {
    const amount = weight(Math.abs(kilograms));
    const sign = kilograms < 0 ? "−" : "+";
    return amount === weight(0) ? amount : `${sign}${amount}`;
  };
  return { weight, change };
}
