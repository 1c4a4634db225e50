import type { Macros } from "@plateful/nutrition";

/** A food of a portion. */
export interface PlatePart {
  readonly grams: number;
  readonly per100Grams: Pick<Macros, "protein" | "carbohydrates" | "fat">;
}

/** Water and stock hold hardly anything. */
const LIQUID_GRAMS = 2;

const isLiquid = ({ per100Grams: { protein, carbohydrates, fat } }: PlatePart): boolean =>
  protein + carbohydrates + fat < LIQUID_GRAMS;

/** Tens of grams say enough of a plate, and are short to send. */
const ROUNDED_TO = 10;

/** Grams on the plate, of foods as they are weighed before cooking; the water and stock of a soup are not counted. */
export function plateGrams(parts: readonly PlatePart[], isSoup: boolean): number {
  const grams = parts.reduce((sum, part) => (isSoup && isLiquid(part) ? sum : sum + part.grams), 0);
  return ROUNDED_TO * Math.round(grams / ROUNDED_TO);
}
