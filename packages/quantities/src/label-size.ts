import type { AmountUnit } from "./ingredient-amount.ts";
import { GRAMS_PER_OUNCE, MILLILITRES_PER_FLUID_OUNCE } from "./ounces.ts";
import { roundHalfUp } from "./rounding.ts";
import type { MetricUnit, UnitSystem } from "./unit-system.ts";

/** From this many ounces on, labels name whole ones. */
const WHOLE_OUNCES = 10;

/**
 * Grams or millilitres as the label of a pack names them: 500 g, 1 kg, 1.5 l; 8.8 oz, 18 oz, 34 fl oz. Cups and spoons are for cooks,
 * not for packs.
 */
export function labelSize(
  value: number,
  unit: MetricUnit,
  system: UnitSystem,
): { readonly value: number; readonly unit: AmountUnit } {
  if (system === "METRIC") {
    if (value < 1000) return { value: roundHalfUp(value), unit };
    return { value: roundHalfUp(value / 1000, 2), unit: unit === "g" ? "kg" : "l" };
  }
  const ounces = value / (unit === "g" ? GRAMS_PER_OUNCE : MILLILITRES_PER_FLUID_OUNCE);
  const shown = roundHalfUp(ounces, ounces < WHOLE_OUNCES ? 1 : 0);
  return { value: shown, unit: unit === "g" ? "oz" : "fl_oz" };
}
