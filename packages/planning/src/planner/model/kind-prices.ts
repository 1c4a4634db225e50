import type { Library } from "./library.ts";

/** What buying another grocery of a group costs beside its own price, in prices of a grocery. */
export interface KindPrices {
  readonly second: number;
  /** Of each kind beyond two. */
  readonly further: number;
}

/** The same when so many others of the group are bought. */
export const kindPrice = ({ second, further }: KindPrices, others: number): number => {
  if (others === 0) return 0;
  return others === 1 ? second : further;
};

/** What some groceries cost together, the kinds of a group beyond the first included. */
export function groceryCost(
  { groceryGroup, groceryWeight }: Library,
  prices: KindPrices,
  groceries: Iterable<number>,
): number {
  const kinds = new Map<number, number>();
  let cost = 0;
  for (const grocery of groceries) {
    cost += groceryWeight[grocery] ?? 1;
    const group = groceryGroup[grocery] ?? 0;
    if (group === 0) continue;
    const others = kinds.get(group) ?? 0;
    cost += kindPrice(prices, others);
    kinds.set(group, others + 1);
  }
  return cost;
}
