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

/** Who of the people on a list ticked an item, and their place among them. */
export function tickerOf(
  people: readonly ShoppingPerson[],
  { ticked_by: by }: Pick<GroceryListItem, "ticked_by">,
): { readonly name: string; readonly place: number } | undefined {
  const place = people.findIndex(({ user }) => user === by);
  const person = people[place];
  return person === undefined ? undefined : { name: person.name, place };
}
