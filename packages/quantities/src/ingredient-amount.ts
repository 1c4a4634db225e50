import { toKitchenFraction, type VulgarFraction } from "./fraction.ts";
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND, MILLILITRES_PER_FLUID_OUNCE } from "./ounces.ts";
import { roundHalfUp, roundToStep } from "./rounding.ts";
import type { MetricUnit, UnitSystem } from "./unit-system.ts";

/** Mass in grams. */
export type Grams = number;
/** Units that an ingredient amount can be shown in; their names are in the phrases. */
export const AMOUNT_UNITS = [
  "g",
  "kg",
  "ml",
  "l",
  "tsp",
  "tbsp",
  "fl_oz",
  "oz",
  "cup",
  "quart",
  "gallon",
  "lb",
] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

/** An amount to show: a number with its unit, and for imperial amounts the same number as whole and fraction sign. */
export interface ShownAmount {
  readonly value: number;
  readonly unit: AmountUnit;
  readonly fraction?: VulgarFraction;
}

interface Measure {
  /** Amounts below this many grams or millilitres use the measure. */
  readonly below: number;
  readonly unit: AmountUnit;
  readonly size: number;
}

const IMPERIAL_MEASURES: Readonly<Record<MetricUnit, readonly Measure[]>> = {
  ml: [
    { below: 15, unit: "tsp", size: 5 },
    { below: 30, unit: "tbsp", size: 15 },
    { below: 60, unit: "fl_oz", size: MILLILITRES_PER_FLUID_OUNCE },
    { below: 960, unit: "cup", size: 240 },
    { below: 3785, unit: "quart", size: 960 },
    { below: Number.POSITIVE_INFINITY, unit: "gallon", size: 3785 },
  ],
  g: [
    { below: 14, unit: "tsp", size: 5 },
    { below: 28, unit: "tbsp", size: 14 },
    { below: 454, unit: "oz", size: GRAMS_PER_OUNCE },
    { below: Number.POSITIVE_INFINITY, unit: "lb", size: GRAMS_PER_POUND },
  ],
};

const metricAmount = (value: number, unit: MetricUnit): ShownAmount => {
  if (value > 1000) return { value: roundHalfUp(value / 1000, 2), unit: unit === "g" ? "kg" : "l" };
  if (value >= 5) return { value: roundToStep(value, 5), unit };
  return { value: value > 0 ? Math.max(1, roundHalfUp(value)) : 0, unit };
};

const imperialAmount = (value: number, unit: MetricUnit): ShownAmount => {
  const measure = IMPERIAL_MEASURES[unit].find(({ below }) => value < below);
  if (!measure || !(value > 0)) return { value: 0, unit: measure?.unit ?? "tsp" };
  const { value: rounded, whole, sign } = toKitchenFraction(value / measure.size);
  return { value: rounded, unit: measure.unit, fraction: { whole, sign } };
};

/**
 * An ingredient's grams or millilitres as a cook reads them: 123 g gives 125 g, 1250 g gives 1.25 kg;
 * imperial 4 ml gives three quarters of a teaspoon. Numbers and units only, no words. Source: CALC-082 to CALC-086.
 */
export const formatIngredientAmount = (value: number, unit: MetricUnit, system: UnitSystem): ShownAmount =>
  system === "METRIC" ? metricAmount(value, unit) : imperialAmount(value, unit);
