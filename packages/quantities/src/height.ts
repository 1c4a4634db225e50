import { roundHalfUp } from "./rounding.ts";
import { type OutOfRange, outOfRange } from "./weight.ts";

/** Length in centimetres; what is stored for every height. */
export type Centimetres = number;

/** Centimetres in one inch (CALC-065). */
export const CENTIMETRES_PER_INCH = 2.54;
/** Inches in one foot (CALC-065). */
export const INCHES_PER_FOOT = 12;

/** How a person's height is shown; centimetres are always what is stored. */
export const HEIGHT_UNITS = ["CENTIMETRES", "FEET_AND_INCHES"] as const;
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

/** A height in the two imperial fields. */
export interface FeetInches {
  readonly feet: number;
  readonly inches: number;
}

/** Centimetres to inches, unrounded. */
export const cmToInches = (centimetres: Centimetres): number => centimetres / CENTIMETRES_PER_INCH;

/** Inches to centimetres, unrounded: 1 in is 2.54 cm. */
export const inchesToCm = (inches: number): Centimetres => inches * CENTIMETRES_PER_INCH;

const inFeet = (centimetres: Centimetres, decimals: number): FeetInches => {
  const total = roundHalfUp(cmToInches(centimetres), decimals);
  const feet = Math.floor(total / INCHES_PER_FOOT);
  return { feet, inches: roundHalfUp(total - feet * INCHES_PER_FOOT, decimals) };
};

/** Height for a form: whole feet and inches of one decimal; 12.0 in becomes a foot. 170 cm is 5 ft 6.9 in (CALC-066). */
export const cmToFeetInches = (centimetres: Centimetres): FeetInches => inFeet(centimetres, 1);

/** Height for the profile: whole feet and whole inches. 170 cm is 5 ft 7 in (CALC-066). */
export const cmToFeetWholeInches = (centimetres: Centimetres): FeetInches => inFeet(centimetres, 0);

/** The centimetres to store for feet and inches, one decimal: 5 ft 6.9 in is 169.9 cm (ONB-016). */
export const feetInchesToCm = ({ feet, inches }: FeetInches): Centimetres =>
  roundHalfUp((feet * INCHES_PER_FOOT + inches) * CENTIMETRES_PER_INCH, 1);

/** The centimetres after someone leaves the imperial fields; untouched fields leave the stored height as it is (ONB-026). */
export const editedHeightCm = (stored: Centimetres, entered: FeetInches): Centimetres => {
  const shown = cmToFeetInches(stored);
  return shown.feet === entered.feet && shown.inches === entered.inches ? stored : feetInchesToCm(entered);
};

/** Limits of a person's height, inclusive (ONB-015, ONB-016). */
export const HEIGHT_LIMITS = {
  centimetres: { min: 120, max: 250 },
  feet: { min: 4, max: 8 },
  inches: { min: 48, max: 96 },
} as const;

/** Checks a height in centimetres against 120 to 250; null means accepted (ONB-015). */
export const heightCmError = (centimetres: Centimetres): OutOfRange | null =>
  outOfRange(centimetres, HEIGHT_LIMITS.centimetres);

/** Checks the imperial fields: feet whole 4 to 8, inches 0 to below 12, together 48 to 96 in (ONB-016). */
export const feetInchesError = ({ feet, inches }: FeetInches): OutOfRange | null => {
  const feetError = Number.isInteger(feet) ? outOfRange(feet, HEIGHT_LIMITS.feet) : "not_positive";
  if (feetError) return feetError;
  if (!(inches >= 0)) return "not_positive";
  if (inches >= INCHES_PER_FOOT) return "too_high";
  return outOfRange(feet * INCHES_PER_FOOT + inches, HEIGHT_LIMITS.inches);
};
