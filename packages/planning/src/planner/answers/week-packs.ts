import { type Pack, packsFor } from "../../groceries/packs.ts";

/** What one cooking takes of a food. */
export interface CookedFood {
  /** Names the cooking; left-overs belong to the one that they are left of. */
  readonly cooking: number;
  readonly foodId: string;
  readonly grams: number;
}

/** Packs that a dish leaves open, and those of them that another dish of the week uses too. */
export interface PacksPoint {
  readonly code: "PACKS";
  readonly met: boolean;
  readonly used: number;
  readonly opened: number;
  /** The foods that come back, in most dishes first. */
  readonly foods: readonly string[];
}

/** Less than this part of a pack left over helps nobody. */
const LEFT = 0.1;
/** Not every pack can come back in a week that is varied. */
const MIN_USED = 0.5;
/** Fewer say nothing. */
const MIN_OPENED = 2;

/**
 * How many of the packs that a dish opens and does not finish another dish of the week uses too. Food that keeps for weeks is no
 * matter, and neither is what is sold by weight. Cookings are in the order of their days; null where next to nothing stays open.
 */
export function packsPoint(
  foods: readonly CookedFood[],
  packs: ReadonlyMap<string, Pack>,
): PacksPoint | null {
  const opened = [...Map.groupBy(foods, ({ foodId }) => foodId)].flatMap(([foodId, uses]) => {
    const pack = packs.get(foodId);
    if (pack === undefined || pack.shelfLife !== "FRESH") return [];
    const byCooking = [...Map.groupBy(uses, ({ cooking }) => cooking).values()].map((parts) =>
      parts.reduce((sum, { grams }) => sum + grams, 0),
    );
    const [first = 0] = byCooking;
    const left = pack.grams * packsFor(first, pack) - first;
    return left >= LEFT * pack.grams ? [{ foodId, dishes: byCooking.length }] : [];
  });
  if (opened.length < MIN_OPENED) return null;
  const used = opened.filter(({ dishes }) => dishes > 1).toSorted((a, b) => b.dishes - a.dishes);
  return {
    code: "PACKS",
    met: used.length >= MIN_USED * opened.length,
    used: used.length,
    opened: opened.length,
    foods: used.map(({ foodId }) => foodId),
  };
}
