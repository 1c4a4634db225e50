import type { Pack } from "../../groceries/packs.ts";

/** How a food is sold, and how much of it recipes use. */
export interface SoldFood {
  readonly id: string;
  /** Null where it is bought by weight. */
  readonly pack: Pack | null;
  /** Grams in one portion, of each recipe that needs it. */
  readonly uses: readonly number[];
}

/** Fresh food of which one portion leaves nothing over, and the addition for a pack of which it leaves nearly all. */
const FRESH = 1;
const LEFT_OVER = 2;
/** What is left of these is eaten in a later week. */
const LASTING = { WEEKS: 0.8, MONTHS: 0.6 } as const;

const DECIMALS = 1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * What buying each food costs beside others (`Library.groceryWeight`): a whole lettuce for two leaves costs most, a bag of rice
 * little.
 */
export function groceryWeights(foods: readonly SoldFood[]): Map<string, number> {
  const weightOf = ({ pack, uses }: SoldFood): number => {
    if (pack === null) return FRESH;
    if (pack.shelfLife !== "FRESH") return LASTING[pack.shelfLife];
    const weight = FRESH + LEFT_OVER * Math.max(0, 1 - median(uses) / pack.grams);
    return Number(weight.toFixed(DECIMALS));
  };
  return new Map(foods.map((food) => [food.id, weightOf(food)]));
}
