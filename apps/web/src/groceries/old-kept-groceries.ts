import type { GroceryListItem } from "@plateful/contract";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import type { ItemReach, KeptGrocery } from "../lib/kept/kept-grocery.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";

/** Where earlier versions of the app kept what waited: an entry for each item, and before that pairs of an item and its tick. */
const KEYS = [`${PERSONAL_PREFIX}grocery-ticks`, `${PERSONAL_PREFIX}grocery-changes`];

interface OldItem {
  readonly id: number;
  readonly added?: Pick<KeptGrocery, "key" | "name"> & {
    readonly listId: number;
    readonly category: GroceryListItem["category"];
    readonly isTried?: true;
  };
  readonly change: Partial<Pick<GroceryListItem, "checked" | "name" | "category" | "at_home">> & {
    readonly isRemoved?: true;
  };
  readonly joinedId?: number;
}

function readOld(storage: Pick<Storage, "getItem">, key: string): OldItem[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.map((one) => (Array.isArray(one) ? { id: one[0], change: { checked: one[1] } } : one));
  } catch {
    // Unreadable or forbidden storage holds nothing.
    return [];
  }
}

interface Keeper {
  readonly userId: number;
  readonly date: string;
  readonly reach: ItemReach;
}

/** What was done to one item, as it is kept now. What it is called is only known where that was changed. */
function toChanges({ id: item, added, change, joinedId }: OldItem, keeper: Keeper): KeptGrocery[] {
  const { checked, at_home: atHome, name = added?.name ?? "", category, isRemoved } = change;
  const about = () => ({
    ...{ ...keeper, reach: joinedId ?? keeper.reach, item, name, isTried: false },
    key: newIdempotencyKey(),
  });
  const { key = "", listId = 0, isTried = false } = added ?? {};
  return [
    ...(added === undefined
      ? []
      : [{ ...about(), ...added, key, listId, isTried, kind: "item-added" } as const]),
    ...(category === undefined ? [] : [{ ...about(), kind: "item-edit", category } as const]),
    ...(checked === undefined ? [] : [{ ...about(), kind: "item-tick", checked } as const]),
    ...(atHome === undefined ? [] : [{ ...about(), kind: "item-aside", atHome } as const]),
    ...(isRemoved === true ? [{ ...about(), kind: "item-removal" } as const] : []),
  ];
}

/** Takes what an earlier version of the app kept on this device, once. */
export function takeOldGroceries(
  storage: Pick<Storage, "getItem" | "removeItem">,
  keeper: Keeper,
): KeptGrocery[] {
  const old = KEYS.flatMap((key) => readOld(storage, key));
  if (old.length > 0) for (const key of KEYS) storage.removeItem(key);
  return old.flatMap((one) => toChanges(one, keeper));
}
