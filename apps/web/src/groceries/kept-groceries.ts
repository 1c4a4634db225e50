import type { GroceryListItem } from "@plateful/contract";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";

const KEY = `${PERSONAL_PREFIX}grocery-changes`;
/** Where earlier versions of the app kept their ticks, as pairs of an item and its tick. */
const OLD_KEY = `${PERSONAL_PREFIX}grocery-ticks`;

/** What a person changes about an item. */
export type ItemChange = Partial<Pick<GroceryListItem, "checked" | "name" | "category" | "at_home">> & {
  readonly isRemoved?: true;
};

/** What a person adds to a list. */
export interface AddedItem {
  /** Sent along with every attempt, so that it is added once. */
  readonly key: string;
  readonly listId: number;
  readonly name: string;
  readonly category: GroceryListItem["category"];
  /** It was sent without an answer, so that the server may have it. */
  readonly isTried?: true;
}

/** An item of which the server does not know everything yet. */
export interface KeptItem {
  /** Below zero until the server has given it one. */
  readonly id: number;
  readonly added?: AddedItem;
  readonly change: ItemChange;
  /** Through which sharing the list is reached; a list of one's own without it. */
  readonly joinedId?: number;
}

/** What became of an attempt to send something; a new item comes back with its id. */
export type SendResult = "refused" | "unreachable" | { readonly savedAs: number };

interface KeptGroceriesOptions {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly send: (id: number, what: AddedItem | ItemChange, joinedId?: number) => Promise<SendResult>;
}

/** What the server does not have yet, by item. It outlives a reload, and leaves with the person. */
export interface KeptGroceries {
  readonly current: () => readonly KeptItem[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (item: AddedItem, joinedId?: number) => void;
  readonly change: (id: number, change: ItemChange, joinedId?: number) => void;
  /** Tries to send everything that waits; false when something still has to wait. */
  readonly flush: () => Promise<boolean>;
  readonly forget: () => void;
}

export const isAdded = (what: AddedItem | ItemChange): what is AddedItem => "listId" in what;

function readList(storage: KeptGroceriesOptions["storage"], key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Unreadable or forbidden storage holds nothing.
    return [];
  }
}

function readStored(storage: KeptGroceriesOptions["storage"]): readonly KeptItem[] {
  const old = readList(storage, OLD_KEY)
    .filter((pair): pair is [number, boolean] => Array.isArray(pair))
    .map(([id, checked]) => ({ id, change: { checked } }));
  return [...old, ...(readList(storage, KEY) as KeptItem[])];
}

let lastNewItem = 0;

/** An id below zero that no page of this browser gives twice. */
function newItemId(): number {
  lastNewItem = Math.min(-Date.now(), lastNewItem - 1);
  return lastNewItem;
}

/** What is left to send of a change once `sent` has arrived. */
const without = (change: ItemChange, sent: ItemChange): ItemChange =>
  Object.fromEntries(
    Object.entries(change).filter(([field, value]) => sent[field as keyof ItemChange] !== value),
  );

const placeOf = (joinedId: number | undefined) => (joinedId === undefined ? {} : { joinedId });

const isSettled = ({ added, change }: KeptItem) => added === undefined && Object.keys(change).length === 0;

/**
 * Keeps one entry for each item, with what was done to it last, so that whatever is sent last is what the person did last
 * (ledger GROC-022, GROC-028).
 */
export function createKeptGroceries({ storage, send }: KeptGroceriesOptions): KeptGroceries {
  let items = readStored(storage);
  let flushing: Promise<boolean> | null = null;
  /** The ids of items that were added here and have been stored since, by what they were called here. */
  const stored = new Map<number, number>();
  const listeners = new Set<() => void>();

  function set(next: readonly KeptItem[]): void {
    items = next.filter((item) => !isSettled(item));
    try {
      storage.removeItem(OLD_KEY);
      if (items.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(items));
    } catch {
      // Without storage the changes wait in memory.
    }
    for (const listener of listeners) listener();
  }

  const replace = (id: number, next: (item: KeptItem) => readonly KeptItem[]) =>
    set(items.flatMap((item) => (item.id === id ? next(item) : [item])));

  /** False when the item has to wait. */
  async function sendNew({ id, joinedId }: KeptItem, added: AddedItem): Promise<boolean> {
    replace(id, (item) => [{ ...item, added: { ...added, isTried: true } }]);
    const result = await send(id, added, joinedId);
    if (result === "unreachable") return false;
    if (result !== "refused") stored.set(id, result.savedAs);
    replace(id, ({ change }) =>
      result === "refused" ? [] : [{ ...placeOf(joinedId), id: result.savedAs, change }],
    );
    return true;
  }

  async function sendOne(kept: KeptItem): Promise<boolean> {
    const { id, added, change, joinedId } = kept;
    if (added !== undefined) return sendNew(kept, added);
    if ((await send(id, change, joinedId)) === "unreachable") return false;
    // Changed again while the first change was on its way: the newer one still has to go.
    replace(id, (item) => [{ ...item, change: without(item.change, change) }]);
    return true;
  }

  async function sendAll(): Promise<boolean> {
    for (let next = items[0]; next !== undefined; next = items[0]) if (!(await sendOne(next))) return false;
    return true;
  }

  return {
    current: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (added, joinedId) => set([...items, { ...placeOf(joinedId), id: newItemId(), added, change: {} }]),
    change: (shownId, change, joinedId) => {
      const id = stored.get(shownId) ?? shownId;
      const known = items.find((item) => item.id === id);
      if (known === undefined) set([...items, { ...placeOf(joinedId), id, change }]);
      // What the server cannot have is simply not added.
      else if (change.isRemoved && known.added !== undefined && known.added.isTried !== true)
        replace(id, () => []);
      else replace(id, (item) => [{ ...item, change: { ...item.change, ...change } }]);
    },
    flush: () => {
      flushing ??= sendAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },
    forget: () => set([]),
  };
}
