import type { LabelLists, Library } from "../model/library.ts";

/** How far meals of a day are expected to share groceries: not at all, as often as chance has it, or more than that. */
export type Sharing = 0 | 1 | 2;

/** Per sharing and grocery the part of its price that each recipe is charged. */
export type GroceryShares = Readonly<Record<1 | 2, Float64Array>>;

/**
 * Recipes of a day are charged for their groceries one by one, and what they share is settled afterwards. Were each charged
 * in full, a day that shares much would look dear and never be found; charged by the share that its groceries are expected
 * to have, days look on average like what they cost. With `p` the part of a slot's columns that need a grocery, a day
 * buys it with `1 - Π(1 - p)` and charges it `Σ p` times. O(groceries of all columns).
 *
 * @param recipes the recipes of each slot's columns
 */
export function expectedShares({ groceries }: Library, recipes: readonly Int32Array[]): GroceryShares {
  const unbought = new Float64Array(groceries.names.length).fill(1);
  const charged = new Float64Array(groceries.names.length);
  for (const slot of recipes) {
    const needing = partsNeeding(groceries, slot);
    for (let grocery = 0; grocery < needing.length; grocery++) {
      const part = Math.min(1, needing[grocery] ?? 0);
      unbought[grocery] = (unbought[grocery] ?? 0) * (1 - part);
      charged[grocery] = (charged[grocery] ?? 0) + part;
    }
  }
  const chance = charged.map((times, grocery) => (times > 0 ? (1 - (unbought[grocery] ?? 0)) / times : 1));
  return { 1: chance, 2: chance.map((share) => share * share) };
}

/** Per grocery the part of the recipes that need it, 0 to 1. */
function partsNeeding({ start, items, names }: LabelLists, recipes: Int32Array): Float64Array {
  const parts = new Float64Array(names.length);
  for (const recipe of recipes) {
    const end = start[recipe + 1] ?? 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      parts[grocery] = (parts[grocery] ?? 0) + 1 / recipes.length;
    }
  }
  return parts;
}
