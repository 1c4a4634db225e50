import type { GroceryListItem } from "@plateful/contract";
import type { Waiting } from "./waiting.ts";

/** Through what an item is reached: a list of one's own, weighed or of texts, or the sharing of another person's list by its id. */
export type ItemReach = "full" | "simple" | number;

interface AboutItem extends Waiting {
  /** Below zero for an item that was added here and that the server does not have yet. */
  readonly item: number;
  readonly reach: ItemReach;
  readonly name: string;
}

/** Something of one's own that is added to a list. */
interface KeptItem extends AboutItem {
  readonly kind: "item-added";
  readonly listId: number;
  readonly category: GroceryListItem["category"];
}

/** An item that was ticked off, or back on. */
interface KeptItemTick extends AboutItem {
  readonly kind: "item-tick";
  readonly checked: boolean;
}

/** An item that is at home and need not be bought, or is bought after all. */
interface KeptItemAside extends AboutItem {
  readonly kind: "item-aside";
  readonly atHome: boolean;
  /** The last day on which it is at home; without one it is until it is bought after all. */
  readonly until?: string | null;
}

/** Other words or another shelf of an item. */
interface KeptItemEdit extends AboutItem {
  readonly kind: "item-edit";
  readonly category: GroceryListItem["category"];
}

/** An item that is taken off its list. */
interface KeptItemRemoval extends AboutItem {
  readonly kind: "item-removal";
}

/** A change of a grocery list that the server does not have yet (ledger GROC-022, GROC-028). */
export type KeptGrocery = KeptItem | KeptItemTick | KeptItemAside | KeptItemEdit | KeptItemRemoval;
