import type { GroceryListItem } from "@plateful/contract";
import type { KeptItem } from "./kept-groceries.ts";

/** The items of a list as the person left them, with what the server does not know yet (ledger GROC-022, GROC-028). */
export function shownItems(
  items: readonly GroceryListItem[],
  kept: readonly KeptItem[],
  listId: number,
): GroceryListItem[] {
  const added = kept.flatMap(({ id, added: item }): GroceryListItem[] =>
    item?.listId === listId
      ? [
          {
            ...{ id, name: item.name, category: item.category },
            ...{ checked: false, quantity: null, unit: null, is_own: true, at_home: false, ticked_by: null },
          },
        ]
      : [],
  );
  const changes = new Map(kept.map(({ id, change }) => [id, change]));
  return [...items, ...added].flatMap((item) => {
    const { isRemoved, ...change } = changes.get(item.id) ?? {};
    // Who ticked it last is known again once the tick has arrived.
    const ticked = change.checked === undefined ? {} : { ticked_by: null };
    return isRemoved ? [] : [{ ...item, ...change, ...ticked }];
  });
}
