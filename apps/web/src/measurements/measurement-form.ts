import {
  MEASUREMENT_LIMITS as LIMITS,
  type MeasurementType,
  type StressLevel,
  waistFromInches,
} from "@plateful/nutrition";
import {
  type EnteredWeight,
  enteredWeightToKg,
  KILOGRAMS_PER_POUND,
  POUNDS_PER_STONE,
  parseDecimal,
  roundHalfUp,
} from "@plateful/quantities";
import type { MeasureUnits } from "./measure-units.ts";

/** What has been typed, as it stands; `pounds` belongs to stones. */
export interface MeasurementTexts {
  readonly weight: string;
  readonly pounds: string;
  readonly waist: string;
  readonly sleep: string;
  readonly stress: StressLevel | null;
}

export const EMPTY_MEASUREMENTS: MeasurementTexts = {
  weight: "",
  pounds: "",
  waist: "",
  sleep: "",
  stress: null,
};

type Fault = "notANumber" | "notPositive" | "tooLow" | "tooHigh";
type NumberField = "weight" | "waist" | "sleep";
/** What is sent: kilograms, centimetres, hours, a level; what was left empty is not there. */
export type EnteredMeasurements = Partial<
  Record<Exclude<MeasurementType, "STRESS">, number> & { STRESS: StressLevel }
>;

export type MeasurementFaults = Readonly<Partial<Record<NumberField, Fault>>>;
export type MeasurementResult =
  | { readonly ok: true; readonly values: EnteredMeasurements }
  | { readonly ok: false; readonly faults: MeasurementFaults };

const isEmpty = (text: string) => text.trim() === "";

/** The least weight in pounds that is still a kilogram, one decimal. */
export const MIN_POUNDS = Math.ceil((LIMITS.weight.min / KILOGRAMS_PER_POUND) * 10) / 10;
/** The greatest waist in inches that is stored as at most 300 cm, one decimal. */
export const MAX_INCHES = Math.floor((LIMITS.waist.max / 2.54) * 10) / 10;

/** A weight of zero or less is told so; a positive one below the least is too low (ledger MEAS-019, MEAS-025). */
function readWeight(texts: MeasurementTexts, units: MeasureUnits): number | Fault {
  const [first, second] = [texts.weight, texts.pounds].map((text) =>
    isEmpty(text) ? 0 : parseDecimal(text),
  );
  if (first == null || second == null) return "notANumber";
  if (first < 0 || second < 0) return "notPositive";
  const entered = enteredWeight(units, first, second);
  const amount = entered.unit === "KILOGRAMS" ? entered.kilograms : poundsOf(entered);
  const { min, max } =
    entered.unit === "KILOGRAMS" ? LIMITS.weight : { min: MIN_POUNDS, max: LIMITS.weightInPounds.max };
  if (amount <= 0) return "notPositive";
  if (amount < min) return "tooLow";
  return amount > max ? "tooHigh" : enteredWeightToKg(entered);
}

function enteredWeight({ weight }: MeasureUnits, first: number, second: number): EnteredWeight {
  if (weight === "KILOGRAMS") return { unit: weight, kilograms: first };
  return weight === "POUNDS"
    ? { unit: weight, pounds: first }
    : { unit: weight, stones: first, pounds: second };
}

const poundsOf = (entered: Exclude<EnteredWeight, { unit: "KILOGRAMS" }>): number =>
  entered.unit === "POUNDS"
    ? entered.pounds
    : roundHalfUp(entered.stones * POUNDS_PER_STONE + entered.pounds, 2);

function readAmount(text: string, most: number): number | Fault {
  const amount = parseDecimal(text);
  if (amount === null) return "notANumber";
  if (amount <= 0) return "notPositive";
  return amount > most ? "tooHigh" : amount;
}

function readWaist(text: string, { isWaistInInches }: MeasureUnits): number | Fault {
  if (!isWaistInInches) return readAmount(text, LIMITS.waist.max);
  const inches = readAmount(text, MAX_INCHES);
  return typeof inches === "number" ? waistFromInches(inches) : inches;
}

/** Reads the form; commas count as decimal points and fields that are empty are left out (ledger MEAS-023, MEAS-026). */
export function readMeasurements(texts: MeasurementTexts, units: MeasureUnits): MeasurementResult {
  const hasWeight = !(isEmpty(texts.weight) && isEmpty(texts.pounds));
  const read = {
    weight: hasWeight ? readWeight(texts, units) : null,
    waist: isEmpty(texts.waist) ? null : readWaist(texts.waist, units),
    sleep: isEmpty(texts.sleep) ? null : readAmount(texts.sleep, LIMITS.sleep.max),
  };
  const faults = Object.entries(read).filter(([, value]) => typeof value === "string");
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) };
  const entered = {
    WEIGHT: read.weight,
    WAIST_CIRCUMFERENCE: read.waist,
    SLEEP: read.sleep,
    STRESS: texts.stress,
  };
  return {
    ok: true,
    values: Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== null)),
  };
}

/** The moment to store for a day that was chosen: that day, at the time at which the form was opened. */
export function momentOn(date: string, opened: Date): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const moment = new Date(opened);
  moment.setFullYear(year, month - 1, day);
  return moment.toISOString();
}
