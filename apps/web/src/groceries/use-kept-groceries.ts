import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { guessCategory } from "@plateful/planning";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useToday } from "../lib/device/today.ts";
import { onSavedItem, type SavedItem } from "../lib/kept/grocery-calls.ts";
import { newMealId } from "../lib/kept/kept-change.ts";
import { keptGroceries } from "../lib/kept/kept-changes.ts";
import type { KeptGrocery } from "../lib/kept/kept-grocery.ts";
import { sendKeptChange } from "../lib/kept/send-kept-change.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { latestGroceryListQuery, latestSimpleListQuery } from "./grocery-list-query.ts";
import { useGrocerySource } from "./grocery-source.ts";
import { takeOldGroceries } from "./old-kept-groceries.ts";
import { sharedListQuery } from "./sharing/shared-list-query.ts";
import { shownItems } from "./shown-items.ts";

/** A list with an item as the server has stored it. */
function withSaved(list: GroceryList, { id, item, listId }: SavedItem): GroceryList {
  if (item === null) return { ...list, items: list.items.filter((one) => one.id !== id) };
  if (listId === undefined) return { ...list, items: list.items.map((one) => (one.id === id ? item : one)) };
  return listId === list.id ? { ...list, items: [...list.items.filter((one) => one.id !== id), item] } : list;
}

/** Changes the list that is shown where it stands in the cache. A reading on its way is older, and is left. */
function showSaved(queryClient: QueryClient, saved: SavedItem): void {
  const { reach } = saved;
  if (typeof reach === "number") {
    const { queryKey } = sharedListQuery(reach);
    void queryClient.cancelQueries({ queryKey });
    return void queryClient.setQueryData(queryKey, (share) =>
      share?.list == null ? share : { ...share, list: withSaved(share.list, saved) },
    );
  }
  const { queryKey } = reach === "full" ? latestGroceryListQuery : latestSimpleListQuery;
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (list) => (list == null ? list : withSaved(list, saved)));
}

/** What a person changes about an item. */
type ItemChange = Partial<
  Pick<GroceryListItem, "checked" | "name" | "category" | "at_home" | "at_home_until">
> & {
  readonly isRemoved?: true;
};

/** What a person does to the items of a list: shown at once, sent when the network allows. */
export interface GroceryChanges {
  readonly check: (item: GroceryListItem, isChecked: boolean) => void;
  /** Adds something of one's own; answers the shelf that it was put on. */
  readonly addText: (text: string) => GroceryListItem["category"];
  readonly change: (item: GroceryListItem, changed: ItemChange) => void;
  /** Puts an item back that was removed. */
  readonly putBack: (item: GroceryListItem) => void;
}

/** Keeps a change and sends it, unless there is no network: then the notice says that it waits. */
function keep(change: KeptGrocery): void {
  const { onLine } = navigator;
  keptGroceries.keep(keptGroceries.asStored(onLine ? change : { ...change, isTried: false }));
  if (onLine) void keptGroceries.flush(sendKeptChange);
}

/** The kinds of change that make this one up. */
function keepChange(
  about: () => Omit<KeptGrocery, "kind">,
  item: GroceryListItem,
  { isRemoved, checked, at_home: atHome, at_home_until: until, name, category }: ItemChange,
): void {
  // What the server cannot have is simply not added.
  const isNeverAdded = isRemoved === true && keptGroceries.takeMealBack(item.id);
  if (isRemoved === true && !isNeverAdded) keep({ ...about(), kind: "item-removal" });
  if (checked !== undefined) keep({ ...about(), kind: "item-tick", checked });
  if (atHome !== undefined) keep({ ...about(), kind: "item-aside", atHome, until: until ?? null });
  const words = { name: name ?? item.name, category: category ?? item.category };
  if (name !== undefined || category !== undefined) keep({ ...about(), kind: "item-edit", ...words });
}

/** Takes over what an earlier version of the app kept, once, and shows what has been stored. */
function useStored(keeper: Pick<KeptGrocery, "userId" | "date"> & { readonly reach: "full" | "simple" }) {
  const queryClient = useQueryClient();
  const { userId, date, reach } = keeper;
  useEffect(() => onSavedItem((saved) => showSaved(queryClient, saved)), [queryClient]);
  useEffect(() => {
    for (const old of takeOldGroceries(localStorage, { userId, date, reach })) keptGroceries.keep(old);
  }, [userId, date, reach]);
}

/** A list as the person left it, and the ways to go on with it; the last change wins (ledger GROC-022, GROC-028). */
export function useKeptGroceries<List extends GroceryList | null | undefined>(
  list: List,
  joinedId?: number,
): { readonly shown: List; readonly changes: GroceryChanges } {
  const { reach } = useGrocerySource();
  const { id: userId } = useCurrentUser();
  const date = useToday();
  useStored({ userId, date, reach });
  const waiting = useSyncExternalStore(keptGroceries.subscribe, keptGroceries.waiting);
  const shown = useMemo(
    () => (list == null ? list : { ...list, items: shownItems(list.items, waiting, list.id) }),
    [list, waiting],
  ) as List;
  const about = ({ id: item, name }: Pick<GroceryListItem, "id" | "name">) => ({
    ...{ key: newIdempotencyKey(), userId, date, reach: joinedId ?? reach, item, name },
    keptAt: new Date().toISOString(),
  });
  const add = ({ name, category }: Pick<GroceryListItem, "name" | "category">) => {
    if (list != null)
      keep({ ...about({ id: newMealId(), name }), kind: "item-added", listId: list.id, category });
  };
  const change: GroceryChanges["change"] = (item, what) => keepChange(() => about(item), item, what);
  const changes: GroceryChanges = {
    check: (item, checked) => change(item, { checked }),
    addText: (text) => {
      const category = guessCategory(text);
      add({ name: text, category });
      return category;
    },
    change,
    putBack: add,
  };
  return { shown, changes };
}
