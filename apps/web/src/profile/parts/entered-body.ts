import { formatNumber, type Language } from "@plateful/phrases";
import {
  cmToFeetInches,
  type EnteredWeight,
  editedHeightCm,
  editedWeightKg,
  enteredWeightError,
  feetInchesError,
  heightCmError,
  roundHalfUp,
  shownWeight,
  type WeightUnit,
} from "@plateful/quantities";

/** A number as people type it, with a point or a comma; null for anything else. */
export function readNumber(text: string): number | null {
  const tidy = text.trim().replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(tidy) ? Number(tidy) : null;
}

/** The fields of a weight in its unit: one, or two for stones and pounds. */
export function weightTexts(
  kilograms: number | null,
  unit: WeightUnit,
  language: Language,
): readonly string[] {
  if (kilograms === null) return unit === "STONES" ? ["", ""] : [""];
  const text = (value: number) => formatNumber(language, value);
  const shown = shownWeight(kilograms, unit);
  if (shown.unit === "KILOGRAMS") return [text(shown.kilograms)];
  return shown.unit === "POUNDS" ? [text(shown.pounds)] : [text(shown.stones), text(shown.pounds)];
}

function readWeight(texts: readonly string[], unit: WeightUnit): EnteredWeight | null {
  const [first = null, second = null] = texts.map(readNumber);
  if (first === null) return null;
  if (unit === "KILOGRAMS") return { unit, kilograms: roundHalfUp(first, 1) };
  if (unit === "POUNDS") return { unit, pounds: first };
  return second === null ? null : { unit, stones: first, pounds: second };
}

/** The kilograms to store for what was typed; null when it is no number. Untouched fields never drift (ONB-026). */
export function typedWeight(
  texts: readonly string[],
  unit: WeightUnit,
  stored: number | null,
): number | null {
  const entered = readWeight(texts, unit);
  return entered === null ? null : editedWeightKg(stored ?? 0, entered);
}

/** False when a weight is no number or outside 45 to 300 kg, 100 to 660 lb (ONB-017, ONB-018). */
export function isWeightGood(texts: readonly string[], unit: WeightUnit): boolean {
  const entered = readWeight(texts, unit);
  return entered !== null && enteredWeightError(entered) === null;
}

/** The fields of a height: centimetres, or feet and inches. */
export function heightTexts(
  centimetres: number | null,
  isImperial: boolean,
  language: Language,
): readonly string[] {
  if (centimetres === null) return isImperial ? ["", ""] : [""];
  const text = (value: number) => formatNumber(language, value);
  if (!isImperial) return [text(roundHalfUp(centimetres, 1))];
  const { feet, inches } = cmToFeetInches(centimetres);
  return [text(feet), text(inches)];
}

/** The centimetres to store for what was typed; null when that is no height from 120 to 250 cm (ONB-015, ONB-016). */
export function typedHeight(
  texts: readonly string[],
  isImperial: boolean,
  stored: number | null,
): number | null {
  const [first = null, second = null] = texts.map(readNumber);
  if (first === null) return null;
  if (!isImperial) return heightCmError(first) === null ? roundHalfUp(first, 1) : null;
  if (second === null) return null;
  const entered = { feet: first, inches: second };
  return feetInchesError(entered) === null ? editedHeightCm(stored ?? 0, entered) : null;
}
