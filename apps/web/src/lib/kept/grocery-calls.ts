import {
  changeGroceryListItem,
  changeSharedGroceryItem,
  changeSimpleGroceryListItem,
  createGroceryListItem,
  createSharedGroceryItem,
  createSimpleGroceryListItem,
  deleteGroceryListItem,
  deleteSharedGroceryItem,
  deleteSimpleGroceryListItem,
  type GroceryListItem,
  type SimpleGroceryListItem,
} from "@plateful/contract";
import { call } from "../server/call.ts";
import { isGone } from "../server/call-error.ts";
import type { Stored } from "./kept-change.ts";
import type { ItemReach, KeptGrocery } from "./kept-grocery.ts";

type Words = Pick<GroceryListItem, "checked" | "name" | "category" | "at_home" | "at_home_until">;
type NewItem = Pick<GroceryListItem, "name" | "category"> & { readonly listId: number };

/** What is done to the items of a list. */
interface ItemCalls {
  readonly add: (item: NewItem, idempotencyKey: string) => Promise<GroceryListItem>;
  readonly change: (id: number, change: Partial<Words>) => Promise<GroceryListItem>;
  readonly remove: (id: number) => Promise<unknown>;
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

const FULL: ItemCalls = {
  add: ({ listId: list, name, category }, idempotencyKey) =>
    call(createGroceryListItem, { body: { list, name, category }, idempotencyKey }),
  change: (id, body) => call(changeGroceryListItem, { ...paramsOf(id), body }),
  remove: (id) => call(deleteGroceryListItem, paramsOf(id)),
};

/** The list of another person (ledger GROC-033). */
const SHARED: ItemCalls = {
  add: ({ listId: list, name, category }, idempotencyKey) =>
    call(createSharedGroceryItem, { body: { list, name, category }, idempotencyKey }),
  change: (id, { at_home_until: _until, ...body }) =>
    call(changeSharedGroceryItem, { ...paramsOf(id), body }),
  remove: (id) => call(deleteSharedGroceryItem, paramsOf(id)),
};

/** What is said only of items that a plan made with weighed foods. */
export const WITHOUT_NOTES = {
  pack: null,
  left_over: null,
  is_likely_at_home: false,
  at_home_until: null,
  dishes: [] as number[],
  cents: null,
  used_cents: null,
} as const satisfies Partial<GroceryListItem>;

/** A line of text stands in a list as a thing without an amount of its own. */
export const fromSimpleItem = (line: SimpleGroceryListItem): GroceryListItem => ({
  id: line.id,
  name: line.text,
  category: line.category,
  checked: line.is_checked,
  quantity: null,
  unit: null,
  is_own: line.is_own,
  at_home: line.at_home,
  // Simple lists are not shared.
  ticked_by: null,
  ...WITHOUT_NOTES,
});

const SIMPLE: ItemCalls = {
  add: async ({ listId: list, name: text, category }, idempotencyKey) =>
    fromSimpleItem(
      await call(createSimpleGroceryListItem, { body: { list, text, category }, idempotencyKey }),
    ),
  change: async (id, { checked, name, at_home_until: _until, ...rest }) => {
    const ticked = checked === undefined ? {} : { is_checked: checked };
    const body = { ...rest, ...ticked, ...(name === undefined ? {} : { text: name }) };
    return fromSimpleItem(await call(changeSimpleGroceryListItem, { ...paramsOf(id), body }));
  },
  remove: (id) => call(deleteSimpleGroceryListItem, paramsOf(id)),
};

const callsOf = (reach: ItemReach): ItemCalls =>
  typeof reach === "number" ? SHARED : reach === "simple" ? SIMPLE : FULL;

/** What became of an item once its change has arrived. */
export interface SavedItem {
  readonly reach: ItemReach;
  readonly id: number;
  /** Null for one that was removed. */
  readonly item: GroceryListItem | null;
  /** The list of one that was added. */
  readonly listId?: number;
}

const listeners = new Set<(saved: SavedItem) => void>();

/** Tells of items that have been stored, before they leave the queue: a list that is shown has them from the server by then. */
export function onSavedItem(listener: (saved: SavedItem) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(saved: SavedItem): void {
  for (const listener of listeners) listener(saved);
}

/** What a change says of an item that is there. */
function wordsOf(change: Exclude<KeptGrocery, { kind: "item-added" | "item-removal" }>): Partial<Words> {
  switch (change.kind) {
    case "item-tick":
      return { checked: change.checked };
    case "item-aside":
      return { at_home: change.atHome, ...(change.until == null ? {} : { at_home_until: change.until }) };
    case "item-edit":
      return { name: change.name, category: change.category };
  }
}

/** Takes an item off its list; one that is gone already is as good as removed. */
async function removeItem({ reach, item }: KeptGrocery): Promise<void> {
  try {
    await callsOf(reach).remove(item);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Carries out what was done on a grocery list; answers what the server calls that which was added. */
export async function callGrocery(change: KeptGrocery): Promise<Stored[]> {
  const { reach, item: id } = change;
  if (change.kind === "item-removal") {
    await removeItem(change);
    tell({ reach, id, item: null });
    return [];
  }
  if (change.kind === "item-added") {
    const { listId, key } = change;
    const item = await callsOf(reach).add(change, key);
    tell({ reach, id: item.id, item, listId });
    return [{ was: id, id: item.id }];
  }
  tell({ reach, id, item: await callsOf(reach).change(id, wordsOf(change)) });
  return [];
}
