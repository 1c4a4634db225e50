import type { MetricUnit } from "./grocery-items.ts";
import { type Pack, packsFor } from "./packs.ts";

/** What a shop is asked for: two bags of 200 g. */
export interface PackToBuy {
  readonly count: number;
  /** Of one pack, in `unit`. */
  readonly size: number;
  readonly unit: MetricUnit;
}

/** Less than this part of a pack left over is not worth a word. */
const WORTH_A_WORD = 0.25;
/** What is left of an estimated pack is not known more closely than this; it is never said to be more than it is. */
const STEP = 5;
const rounded = (left: number): number => Math.floor(left / STEP) * STEP || Math.floor(left);

/** Days after the last meal of a list that uses it on which what is left of open fresh food is still good. */
export const FRESH_DAYS = 3;

/** The packs that an amount takes (GROC-042). Of what is poured, grams of a pack count as the millilitres on its label. */
export const packToBuy = (need: number, unit: MetricUnit, pack: Pick<Pack, "grams">): PackToBuy => ({
  count: packsFor(need, pack),
  size: pack.grams,
  unit,
});

const isWorthAWord = (left: number, size: number): boolean => left > 0 && left >= WORTH_A_WORD * size;

/**
 * What is left of fresh packs once an amount is used, in the unit of the pack, when it is a quarter of a pack or more (GROC-043).
 * What keeps for weeks is not said to be left: it is no waste.
 */
export function leftOfFresh(
  need: number,
  { count, size }: Pick<PackToBuy, "count" | "size">,
  { shelfLife }: Pick<Pack, "shelfLife">,
): number | null {
  const left = count * size - need;
  return shelfLife === "FRESH" && isWorthAWord(left, size) ? rounded(left) : null;
}

/** Whether a meal that needs an amount of a food uses up what is left of it: no more than a word is worth remains (GROC-043). */
export const usesUp = (need: number, left: number, size: number): boolean => !isWorthAWord(left - need, size);
