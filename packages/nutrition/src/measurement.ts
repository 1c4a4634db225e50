import { cmToInches, inchesToCm, roundHalfUp } from "@plateful/quantities";

/** What the progress screen shows (MEAS-005). */
export const MEASUREMENT_TYPES = ["WEIGHT", "SLEEP", "STRESS", "WAIST_CIRCUMFERENCE"] as const;
export type MeasurementType = (typeof MEASUREMENT_TYPES)[number];

/** What can be stored and deleted: also the body fat that coaches work with (MEAS-031). */
export const STORED_MEASUREMENT_TYPES = [...MEASUREMENT_TYPES, "BODY_FAT_PERCENTAGE"] as const;
export type StoredMeasurementType = (typeof STORED_MEASUREMENT_TYPES)[number];

/** Where a circumference is measured (MEAS-029). */
export const BODY_AREAS = ["WAIST"] as const;

/** How much stress someone felt, from least to most; these five can be entered (MEAS-020). */
export const STRESS_LEVELS = ["VERY_LOW", "LOW", "MEDIUM", "HIGH", "VERY_HIGH"] as const;
export type StressLevel = (typeof STRESS_LEVELS)[number];
/** The levels with the one that says that nothing was entered, in the order of their numbers 0 to 5 (MEAS-006). */
export const STORED_STRESS_LEVELS = ["NOT_PROVIDED", ...STRESS_LEVELS] as const;
export type StoredStressLevel = (typeof STORED_STRESS_LEVELS)[number];

/** The number of a level in charts: VERY_LOW is 1, VERY_HIGH 5, NOT_PROVIDED 0 (MEAS-006). */
export const stressNumber = (level: StoredStressLevel): number => STORED_STRESS_LEVELS.indexOf(level);

/**
 * The level of a number from 0 to 5.
 * @throws RangeError for any other number: a chart of it would tell an untruth (MEAS-007).
 */
export const stressLevel = (value: number): StoredStressLevel => {
  const level = STORED_STRESS_LEVELS[value];
  if (level === undefined) throw new RangeError(`No stress level has the number ${value}.`);
  return level;
};

/** Bounds of what can be entered; all inclusive, and above 0 where there is no least value (MEAS-019, MEAS-021). */
export const MEASUREMENT_LIMITS = {
  weight: { min: 1, max: 300 },
  /** The limit of what is typed in pounds, and of stones and pounds together (MEAS-025); 650 lb is 294.8 kg. */
  weightInPounds: { max: 650 },
  sleep: { max: 16 },
  waist: { max: 300 },
  bodyFat: { min: 0.03, max: 0.6 },
} as const;

/** A circumference in inches with one decimal, as it is shown: 80 cm is 31.5 in (MEAS-025). */
export const waistInInches = (centimetres: number): number => roundHalfUp(cmToInches(centimetres), 1);

/** The centimetres to store for a circumference typed in inches, two decimals: 31.5 in is 80.01 cm. */
export const waistFromInches = (inches: number): number => roundHalfUp(inchesToCm(inches), 2);
