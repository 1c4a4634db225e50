/** Bands of a dish by the share of its energy that protein, carbohydrates and fat give. */
import type { Macros } from "@plateful/nutrition";

type Gram = "protein" | "carbohydrates" | "fat";

const KCAL_PER_GRAM: Readonly<Record<Gram, number>> = { protein: 4, carbohydrates: 4, fat: 9 };

/** Percent of energy at which the next band begins. */
export const BAND_STARTS: Readonly<Record<Gram, readonly number[]>> = {
  protein: [0, 15, 25, 35],
  carbohydrates: [0, 10, 25, 45],
  fat: [0, 20, 35, 55],
};

/** Percent of the energy of the three macronutrients together that one of them gives. */
export function energyShare(macros: Macros, gram: Gram): number {
  const sum = 4 * macros.protein + 4 * macros.carbohydrates + 9 * macros.fat;
  return sum === 0 ? 0 : (100 * KCAL_PER_GRAM[gram] * macros[gram]) / sum;
}

/** The number of the band that a dish belongs to, 0 for the lowest. */
export const bandOf = (macros: Macros, gram: Gram): number =>
  BAND_STARTS[gram].findLastIndex((start) => energyShare(macros, gram) >= start);

/** A band in words: "15-25 %". */
export function bandName(gram: Gram, band: number): string {
  const [from, to] = [BAND_STARTS[gram][band] ?? 0, BAND_STARTS[gram][band + 1]];
  if (to === undefined) return `from ${from} %`;
  return from === 0 ? `below ${to} %` : `${from}-${to} %`;
}
