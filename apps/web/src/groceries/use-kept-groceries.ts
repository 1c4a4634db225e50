import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { guessCategory } from "@plateful/planning";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { currentToken, onSessionChange } from "../lib/device/session.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { reportError } from "../lib/server/report-error.ts";
import { FULL_LISTS, SHARED_ITEMS, useGrocerySource } from "./grocery-source.ts";
import {
  type AddedItem,
  createKeptGroceries,
  type ItemChange,
  isAdded,
  type SendResult,
} from "./kept-groceries.ts";
import { sharedListQuery } from "./sharing/shared-list-query.ts";
import { shownItems } from "./shown-items.ts";

const RETRY_MS = 5_000;

let cache: QueryClient | null = null;
/** The lists of whoever is here; a person has one kind only. */
let source = FULL_LISTS;

type ChangeItems = (change: (items: GroceryListItem[]) => GroceryListItem[], listId?: number) => void;

const changed = (
  list: GroceryList,
  change: Parameters<ChangeItems>[0],
  listId: number | undefined,
): GroceryList =>
  listId !== undefined && list.id !== listId ? list : { ...list, items: change(list.items) };

/** Changes the items of a list that is shown, where it stands in the cache. A reading on its way is older, and is left. */
function changeShown(joinedId: number | undefined): ChangeItems {
  if (joinedId === undefined)
    return (change, listId) => {
      const { queryKey } = source.latest;
      void cache?.cancelQueries({ queryKey });
      cache?.setQueryData(queryKey, (list) => (list == null ? list : changed(list, change, listId)));
    };
  return (change, listId) => {
    const { queryKey } = sharedListQuery(joinedId);
    void cache?.cancelQueries({ queryKey });
    cache?.setQueryData(queryKey, (share) =>
      share?.list == null ? share : { ...share, list: changed(share.list, change, listId) },
    );
  };
}

async function carryOut(id: number, what: AddedItem | ItemChange, joinedId?: number): Promise<number> {
  const calls = joinedId === undefined ? source : SHARED_ITEMS;
  const changeItems = changeShown(joinedId);
  if (isAdded(what)) {
    const { listId, name, category, key } = what;
    const saved = await calls.add({ listId, name, category }, key);
    changeItems((items) => [...items.filter((item) => item.id !== saved.id), saved], listId);
    return saved.id;
  }
  const { isRemoved, ...change } = what;
  if (isRemoved) {
    await calls.removeItem(id);
    changeItems((items) => items.filter((item) => item.id !== id));
    return id;
  }
  const saved = await calls.change(id, change);
  changeItems((items) => items.map((item) => (item.id === id ? saved : item)));
  return id;
}

async function send(id: number, what: AddedItem | ItemChange, joinedId?: number): Promise<SendResult> {
  try {
    return { savedAs: await carryOut(id, what, joinedId) };
  } catch (error) {
    // Whatever is not a plain refusal is tried again later; a refusal (the list is gone) never gets better.
    const isRefused = error instanceof CallError && (error.status === 404 || error.status === 400);
    if (isRefused && !("isRemoved" in what)) reportError(error);
    return isRefused ? "refused" : "unreachable";
  }
}

const kept = createKeptGroceries({ storage: localStorage, send });
onSessionChange(() => {
  if (currentToken() === null) kept.forget();
});

function changeIn(joinedId?: number): GroceryChanges["change"] {
  return (item, change) => {
    kept.change(item.id, change, joinedId);
    void kept.flush();
  };
}

function addTo(
  list: Pick<GroceryList, "id">,
  { name, category }: Pick<GroceryListItem, "name" | "category">,
  joinedId?: number,
): void {
  kept.add({ key: newIdempotencyKey(), listId: list.id, name, category }, joinedId);
  void kept.flush();
}

/** What a person does to the items of a list: shown at once, sent when the network allows. */
export interface GroceryChanges {
  readonly isWaiting: boolean;
  readonly check: (item: GroceryListItem, isChecked: boolean) => void;
  /** Adds something of one's own; answers the shelf that it was put on. */
  readonly addText: (text: string) => GroceryListItem["category"];
  readonly change: (item: GroceryListItem, changed: ItemChange) => void;
  /** Puts an item back that was removed. */
  readonly putBack: (item: GroceryListItem) => void;
}

/** A list as the person left it, and the ways to go on with it; the last change wins (ledger GROC-022, GROC-028). */
export function useKeptGroceries<List extends GroceryList | null | undefined>(
  list: List,
  joinedId?: number,
): { readonly shown: List; readonly changes: GroceryChanges } {
  cache = useQueryClient();
  source = useGrocerySource();
  const waiting = useSyncExternalStore(kept.subscribe, kept.current);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const flush = () => void kept.flush();
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener("online", flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", flush);
    };
  }, [isWaiting]);
  const shown = useMemo(
    () => (list == null ? list : { ...list, items: shownItems(list.items, waiting, list.id) }),
    [list, waiting],
  ) as List;
  const change = changeIn(joinedId);
  const changes: GroceryChanges = {
    isWaiting,
    check: (item, checked) => change(item, { checked }),
    addText: (text) => {
      const category = guessCategory(text);
      if (list != null) addTo(list, { name: text, category }, joinedId);
      return category;
    },
    change,
    putBack: (item) => {
      if (list != null) addTo(list, item, joinedId);
    },
  };
  return { shown, changes };
}
