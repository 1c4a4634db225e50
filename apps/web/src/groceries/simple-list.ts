import type { GroceryList, SimpleGroceryList } from "@plateful/contract";
import { fromSimpleItem } from "../lib/kept/grocery-calls.ts";

/** A simple grocery list as the screen shows every list (ledger GROC-011). */
export const fromSimpleList = (list: SimpleGroceryList): GroceryList => ({
  ...list,
  items: list.items.map(fromSimpleItem),
  dishes: [],
  edge_leftovers: [],
  people: null,
  shop: null,
});
