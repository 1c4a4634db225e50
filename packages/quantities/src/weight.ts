import { roundHalfUp } from "./rounding.ts";

/** Mass in kilograms; what is stored for every weight of a person. */
export type Kilograms = number;
/** Mass in avoirdupois pounds. */
export type Pounds = number;

/** Unit in which a person's weight is shown; kilograms are always what is stored. */
export const WEIGHT_UNITS = ["KILOGRAMS", "POUNDS", "STONES"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Pounds in one kilogram, as the product counts (CALC-065). */
export const POUNDS_PER_KILOGRAM = 2.20462;
/** Kilograms in one pound, as the product counts (CALC-065). */
export const KILOGRAMS_PER_POUND = 0.453592;
/** Pounds in one stone (CALC-065). */
export const POUNDS_PER_STONE = 14;

/** A weight as it stands in the fields of a form: one number, or stones with pounds. */
export type EnteredWeight =
  | { readonly unit: "KILOGRAMS"; readonly kilograms: Kilograms }
  | { readonly unit: "POUNDS"; readonly pounds: Pounds }
  | { readonly unit: "STONES"; readonly stones: number; readonly pounds: Pounds };

/** Kilograms to pounds, unrounded: 70 kg is 154.3234 lb (CALC-065). */
export const kgToLb = (kilograms: Kilograms): Pounds => kilograms * POUNDS_PER_KILOGRAM;

/** Pounds to kilograms, unrounded: 100 lb is 45.3592 kg (CALC-065). */
export const lbToKg = (pounds: Pounds): Kilograms => pounds * KILOGRAMS_PER_POUND;

/** Kilograms to whole stones and pounds of one decimal; 14.0 lb becomes the next stone (CALC-066). */
export const kgToStones = (kilograms: Kilograms): { stones: number; pounds: Pounds } => {
  const total = roundHalfUp(kgToLb(kilograms), 1);
  const stones = Math.floor(total / POUNDS_PER_STONE);
  return { stones, pounds: roundHalfUp(total - stones * POUNDS_PER_STONE, 1) };
};

/** Stones and pounds to kilograms, unrounded: 11 st 0 lb is 69.853168 kg. */
export const stonesToKg = (stones: number, pounds: Pounds): Kilograms =>
  lbToKg(stones * POUNDS_PER_STONE + pounds);

/** A weight as it is shown in a unit: one decimal, stones whole (CALC-066). 70 kg is 154.3 lb is 11 st 0.3 lb. */
export const shownWeight = (kilograms: Kilograms, unit: WeightUnit): EnteredWeight => {
  switch (unit) {
    case "KILOGRAMS":
      return { unit, kilograms: roundHalfUp(kilograms, 1) };
    case "POUNDS":
      return { unit, pounds: roundHalfUp(kgToLb(kilograms), 1) };
    case "STONES":
      return { unit, ...kgToStones(kilograms) };
  }
};

/**
 * The kilograms to store for an entered weight: kilograms to one decimal (ONB-019), pounds to two,
 * because a tenth of a kilogram is coarser than the tenth of a pound that the person typed.
 */
export const enteredWeightToKg = (entered: EnteredWeight): Kilograms => {
  switch (entered.unit) {
    case "KILOGRAMS":
      return roundHalfUp(entered.kilograms, 1);
    case "POUNDS":
      return roundHalfUp(lbToKg(entered.pounds), 2);
    case "STONES":
      return roundHalfUp(stonesToKg(entered.stones, entered.pounds), 2);
  }
};

const sameWeight = (one: EnteredWeight, other: EnteredWeight): boolean => {
  if (one.unit === "KILOGRAMS") return other.unit === "KILOGRAMS" && one.kilograms === other.kilograms;
  if (one.unit === "POUNDS") return other.unit === "POUNDS" && one.pounds === other.pounds;
  return other.unit === "STONES" && one.stones === other.stones && one.pounds === other.pounds;
};

/**
 * The kilograms after someone leaves a weight field. Fields that still show the stored weight leave it untouched,
 * so switching units back and forth never drifts (ONB-026).
 */
export const editedWeightKg = (stored: Kilograms, entered: EnteredWeight): Kilograms =>
  sameWeight(shownWeight(stored, entered.unit), entered) ? stored : enteredWeightToKg(entered);

/** Why an entered weight or height is refused; the words are in the phrases. */
export type OutOfRange = "not_positive" | "too_low" | "too_high";

/** Limits of a person's weight in onboarding, inclusive (ONB-017); pounds have their own round limits. */
export const WEIGHT_LIMITS = {
  kilograms: { min: 45, max: 300 },
  pounds: { min: 100, max: 660 },
} as const;

/** Checks a number against inclusive limits; null means that it is accepted. Not a number counts as not positive. */
export const outOfRange = (
  value: number,
  limits: { readonly min: number; readonly max: number },
): OutOfRange | null => {
  if (!(value > 0)) return "not_positive";
  if (value < limits.min) return "too_low";
  return value > limits.max ? "too_high" : null;
};

/** Checks an entered weight in its own unit: 45 to 300 kg or 100 to 660 lb, stones by their pounds (ONB-017, ONB-018). */
export const enteredWeightError = (entered: EnteredWeight): OutOfRange | null => {
  switch (entered.unit) {
    case "KILOGRAMS":
      return outOfRange(roundHalfUp(entered.kilograms, 1), WEIGHT_LIMITS.kilograms);
    case "POUNDS":
      return outOfRange(entered.pounds, WEIGHT_LIMITS.pounds);
    case "STONES":
      return outOfRange(entered.stones * POUNDS_PER_STONE + entered.pounds, WEIGHT_LIMITS.pounds);
  }
};

/** Weight in a new field before anything was entered, in the field's own unit (CALC-067). */
export const DEFAULT_WEIGHT = { kilograms: 70, pounds: 155 } as const;
