import type { GroceryCategory } from "@plateful/nutrition";

/**
 * Orders categories by their translated names, OTHER last (GROC-014). `compareNames` is the language's own comparison,
 * for instance that of a collator.
 */
export function categoryOrder(
  names: Readonly<Record<GroceryCategory, string>>,
  compareNames: (a: string, b: string) => number,
): (a: GroceryCategory, b: GroceryCategory) => number {
  return (a, b) => {
    if (a === b) return 0;
    if (a === "OTHER") return 1;
    if (b === "OTHER") return -1;
    return compareNames(names[a], names[b]);
  };
}

/** Items by category in the given order; categories without items do not occur (GROC-014). */
export function groupByCategory<Item extends { readonly category: GroceryCategory }>(
  items: readonly Item[],
  order: (a: GroceryCategory, b: GroceryCategory) => number,
): { readonly category: GroceryCategory; readonly items: readonly Item[] }[] {
  const categories = [...new Set(items.map((item) => item.category))].sort(order);
  return categories.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  }));
}
