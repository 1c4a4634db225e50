import type { GroceryListItem } from "@plateful/contract";

/** Someone who shops from a list. */
export interface ShoppingPerson {
  readonly user: number;
  readonly name: string;
}

/** Who of the others ticked something between two readings of a list, and what; the last one, as it is said in one line. */
export function lastTick(
  before: readonly GroceryListItem[],
  after: readonly GroceryListItem[],
  ownId: number,
): { readonly user: number; readonly item: GroceryListItem } | null {
  const known = new Map(before.map((item) => [item.id, item]));
  const ticked = after.filter(
    ({ id, checked, ticked_by: by }) =>
      checked && by !== null && by !== ownId && known.get(id)?.checked === false,
  );
  const item = ticked.at(-1);
  return item === undefined || item.ticked_by === null ? null : { user: item.ticked_by, item };
}
