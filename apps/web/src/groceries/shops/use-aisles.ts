import type { GroceryList, GroceryShops } from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { groceryShopsQuery } from "./grocery-shops-query.ts";
import { useShelfOrder } from "./shelf-order.ts";

const NONE: readonly GroceryCategory[] = [];

interface Aisles {
  /** Undefined until they are known. */
  readonly shops: GroceryShops["shops"] | undefined;
  /** The shelves as they are passed in the shop of the list; empty where shelves are by name. */
  readonly aisles: readonly GroceryCategory[];
}

/** In which order the shelves of a list are passed (ledger GROC-036). */
export function useAisles(list: Pick<GroceryList, "shop">): Aisles {
  const order = useShelfOrder();
  const { data: shops } = useQuery(groceryShopsQuery);
  const aisles = shops?.find(({ name }) => name === list.shop)?.aisles;
  return { shops, aisles: order === "name" ? NONE : (aisles ?? NONE) };
}
