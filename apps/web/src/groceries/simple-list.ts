import type {
  GroceryList,
  GroceryListItem,
  SimpleGroceryList,
  SimpleGroceryListItem,
} from "@plateful/contract";

/** A line of text stands in the list as a thing without an amount of its own. */
const toItem = ({
  id,
  text,
  category,
  is_checked,
  is_own,
  at_home,
}: SimpleGroceryListItem): GroceryListItem => ({
  id,
  name: text,
  category,
  checked: is_checked,
  quantity: null,
  unit: null,
  is_own,
  at_home,
  // Simple lists are not shared.
  ticked_by: null,
});

/** A simple grocery list as the screen shows every list (ledger GROC-011). */
export const fromSimpleList = (list: SimpleGroceryList): GroceryList => ({
  ...list,
  items: list.items.map(toItem),
  edge_leftovers: [],
  people: null,
  shop: null,
});

export const fromSimpleItem = toItem;
