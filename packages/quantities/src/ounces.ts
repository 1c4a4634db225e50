import type { MetricUnit, UnitSystem } from "./unit-system.ts";

/** Grams in an ounce: the one factor of foods, recipes and sentences. Source: FOOD-068, CALC-084. */
export const GRAMS_PER_OUNCE = 28.35;
export const OUNCES_PER_POUND = 16;
export const GRAMS_PER_POUND = GRAMS_PER_OUNCE * OUNCES_PER_POUND;
/** Millilitres in a fluid ounce. Source: FOOD-068, CALC-083. */
export const MILLILITRES_PER_FLUID_OUNCE = 30;

/** A unit in which an amount of a food is weighed or poured. */
export type ScaleUnit = "g" | "ml" | "oz" | "fl_oz";

/** A unit, and how many grams or millilitres it has. */
export interface Scale {
  readonly unit: ScaleUnit;
  readonly size: number;
}

const METRIC: Readonly<Record<MetricUnit, Scale>> = {
  g: { unit: "g", size: 1 },
  ml: { unit: "ml", size: 1 },
};
const IMPERIAL: Readonly<Record<MetricUnit, Scale>> = {
  g: { unit: "oz", size: GRAMS_PER_OUNCE },
  ml: { unit: "fl_oz", size: MILLILITRES_PER_FLUID_OUNCE },
};

/** The unit in which a person enters and reads what is stored in grams or millilitres. Source: CALC-089. */
export const scaleOf = (unit: MetricUnit, system: UnitSystem): Scale =>
  (system === "METRIC" ? METRIC : IMPERIAL)[unit];

/** Up to this many ounces an amount is read as it was entered. */
const MAX_OUNCES = 32;

/** Pounds and ounces of an amount above 32 oz, rounded to hundredths of an ounce: 40.5 gives 2 lb 8.5 oz. Null up to there. */
export function poundsOf(ounces: number): { readonly pounds: number; readonly ounces: number } | null {
  if (ounces <= MAX_OUNCES) return null;
  const pounds = Math.floor(ounces / OUNCES_PER_POUND);
  return { pounds, ounces: ounces - pounds * OUNCES_PER_POUND };
}
