import { enteredWeightToKg, kgToLb, kgToStones, POUNDS_PER_STONE, roundHalfUp } from "@plateful/quantities";
import type { MeasureUnits } from "./measure-units.ts";
import { EMPTY_MEASUREMENTS, type MeasurementTexts, readMeasurements } from "./measurement-form.ts";

export type WeightTexts = Pick<MeasurementTexts, "weight" | "pounds">;

export const NO_WEIGHT: WeightTexts = { weight: "", pounds: "" };

/** What one press of less or more changes, in the unit that is shown; of stones it is pounds. */
const STEP = 0.1;

/** A weight as the fields of a person show it; `write` gives a number in their language. */
export function weightTexts(
  kilograms: number,
  { weight: unit }: MeasureUnits,
  write: (value: number) => string,
): WeightTexts {
  if (unit === "KILOGRAMS") return { weight: write(roundHalfUp(kilograms, 1)), pounds: "" };
  if (unit === "POUNDS") return { weight: write(roundHalfUp(kgToLb(kilograms), 1)), pounds: "" };
  const { stones, pounds } = kgToStones(kilograms);
  return { weight: write(stones), pounds: write(pounds) };
}

/** Reads what the fields hold (ledger MEAS-019, MEAS-025). */
export const readWeightTexts = (texts: WeightTexts, units: MeasureUnits) =>
  readMeasurements({ ...EMPTY_MEASUREMENTS, ...texts }, units);

/** The fields after presses of less or more; as they are where they hold no weight, or would hold none afterwards. */
export function stepped(
  texts: WeightTexts,
  units: MeasureUnits,
  presses: number,
  write: (value: number) => string,
): WeightTexts {
  const read = readWeightTexts(texts, units);
  const kilograms = read.ok ? read.values.WEIGHT : undefined;
  if (kilograms === undefined) return texts;
  const isMetric = units.weight === "KILOGRAMS";
  const shown = roundHalfUp(isMetric ? kilograms : kgToLb(kilograms), 1);
  const next = roundHalfUp(shown + presses * STEP, 1);
  const entered = isMetric
    ? ({ unit: "KILOGRAMS", kilograms: next } as const)
    : ({ unit: "POUNDS", pounds: next } as const);
  const after =
    units.weight === "STONES"
      ? {
          weight: write(Math.floor(next / POUNDS_PER_STONE)),
          pounds: write(roundHalfUp(next % POUNDS_PER_STONE, 1)),
        }
      : weightTexts(enteredWeightToKg(entered), units, write);
  return readWeightTexts(after, units).ok ? after : texts;
}
