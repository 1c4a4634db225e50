import type { GroceryListItem } from "@plateful/contract";
import { WITHOUT_NOTES } from "../lib/kept/grocery-calls.ts";
import type { KeptChange } from "../lib/kept/kept-change.ts";
import type { KeptGrocery } from "../lib/kept/kept-grocery.ts";

const newItem = (
  { item: id, name }: KeptGrocery,
  category: GroceryListItem["category"],
): GroceryListItem => ({
  ...{ id, name, category, checked: false, quantity: null, unit: null },
  ...{ is_own: true, at_home: false, ticked_by: null, ...WITHOUT_NOTES },
});

/** What a change makes of the item that it is about; nothing of one that it removes. */
function changed(item: GroceryListItem, change: KeptGrocery): GroceryListItem[] {
  switch (change.kind) {
    case "item-tick":
      // Who ticked it last is known again once the tick has arrived.
      return [{ ...item, checked: change.checked, ticked_by: null }];
    case "item-aside":
      return [
        {
          ...{ ...item, at_home: change.atHome, at_home_until: change.until ?? null },
          is_likely_at_home: false,
        },
      ];
    case "item-edit":
      return [{ ...item, ...WITHOUT_NOTES, name: change.name, category: change.category }];
    case "item-removal":
      return [];
    case "item-added":
      return [item];
  }
}

/** The items of a list as the person left them, with what the server does not know yet (ledger GROC-022, GROC-028). */
export function shownItems(
  items: readonly GroceryListItem[],
  kept: readonly KeptChange[],
  listId: number,
): GroceryListItem[] {
  let shown = [...items];
  for (const change of kept) {
    if (!("item" in change)) continue;
    if (change.kind !== "item-added")
      shown = shown.flatMap((item) => (item.id === change.item ? changed(item, change) : [item]));
    else if (change.listId === listId) shown.push(newItem(change, change.category));
  }
  return shown;
}
