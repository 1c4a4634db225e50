import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { cmToFeetWholeInches, roundHalfUp, shownWeight, type WeightUnit } from "@plateful/quantities";

/** A weight as the profile shows it: "71.4 kg", "157.4 lb", "11 st 3.4 lb". */
export function weightText(
  kilograms: number,
  unit: WeightUnit,
  language: Language,
  phrases: Phrases,
): string {
  const { units } = phrases.nutrition;
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = (value: number) => formatNumber(language, value, oneDecimal);
  const shown = shownWeight(kilograms, unit);
  if (shown.unit === "KILOGRAMS") return `${text(shown.kilograms)} ${units.kg}`;
  if (shown.unit === "POUNDS") return `${text(shown.pounds)} ${units.lb}`;
  return `${formatNumber(language, shown.stones)} ${units.st} ${text(shown.pounds)} ${units.lb}`;
}

/** A height as the profile shows it: "172 cm", "5 ft 8 in". */
export function heightText(
  centimetres: number,
  isImperial: boolean,
  language: Language,
  phrases: Phrases,
): string {
  const { units } = phrases.nutrition;
  if (!isImperial) return `${formatNumber(language, roundHalfUp(centimetres, 1))} ${units.cm}`;
  const { feet, inches } = cmToFeetWholeInches(centimetres);
  return `${feet} ${units.ft} ${inches} ${units.in}`;
}
