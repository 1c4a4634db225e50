import type { ShelfLife } from "@plateful/nutrition";

/** How a food is sold. */
export interface Pack {
  /** Of the usual small pack, or of one piece of what is sold loose. */
  readonly grams: number;
  readonly shelfLife: ShelfLife;
}

/** An amount of a food that a planned meal needs. */
export interface PackUse {
  readonly foodId: string;
  /** Days before the first planned day. */
  readonly daysAgo: number;
  readonly grams: number;
}

/** Days after it was bought that what is left is still good. Fresh food is bought again each week. */
const DAYS_KEPT: Readonly<Record<ShelfLife, number>> = { FRESH: 0, WEEKS: 21, MONTHS: 120 };

/** A pack is not opened for less than this part of it: a recipe does with a little less. */
const SPARED = 0.1;
/** Less than this part of a pack left over helps nobody. */
const WORTH_KEEPING = 0.1;

/** Packs to buy for an amount, after what is at home. */
export const packsFor = (grams: number, { grams: size }: Pick<Pack, "grams">): number =>
  grams <= 0 ? 0 : Math.max(1, Math.ceil(grams / size - SPARED));

/** What is left of the packs of a food. */
export interface LeftInPacks {
  readonly foodId: string;
  readonly grams: number;
}

/**
 * What meals of the last weeks leave over that is still good, when all of them were shopped for in packs.
 * O(uses log uses).
 */
export function leftInPacks(uses: readonly PackUse[], packs: ReadonlyMap<string, Pack>): LeftInPacks[] {
  const byFood = Map.groupBy(uses, ({ foodId }) => foodId);
  return [...byFood].flatMap(([foodId, ofFood]) => {
    const pack = packs.get(foodId);
    if (pack === undefined || pack.shelfLife === "FRESH") return [];
    let left = 0;
    let boughtDaysAgo = 0;
    for (const { daysAgo, grams } of ofFood.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      if (boughtDaysAgo - daysAgo > DAYS_KEPT[pack.shelfLife]) left = 0;
      if (left < grams) {
        left += pack.grams * packsFor(grams - left, pack);
        boughtDaysAgo = daysAgo;
      }
      left = Math.max(0, left - grams);
    }
    const isGood = boughtDaysAgo <= DAYS_KEPT[pack.shelfLife];
    return isGood && left >= WORTH_KEEPING * pack.grams ? [{ foodId, grams: left }] : [];
  });
}

/** The foods of which meals of the last weeks leave something over. */
export const leftOfPacks = (uses: readonly PackUse[], packs: ReadonlyMap<string, Pack>): string[] =>
  leftInPacks(uses, packs).map(({ foodId }) => foodId);
