import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { currentToken, onSessionChange } from "../lib/device/session.ts";
import { CallError } from "../lib/server/call-error.ts";
import { reportError } from "../lib/server/report-error.ts";
import { FULL_LISTS, useGrocerySource } from "./grocery-source.ts";
import { createPendingChecks, type SendResult } from "./pending-checks.ts";

const RETRY_MS = 5_000;

/** Puts a saved item into the list that is shown, wherever that list stands in the cache. */
function keepSaved(queryClient: QueryClient, saved: GroceryListItem): void {
  queryClient.setQueryData(source.latest.queryKey, (list: GroceryList | null | undefined) =>
    list == null ? list : { ...list, items: list.items.map((item) => (item.id === saved.id ? saved : item)) },
  );
}

let cache: QueryClient | null = null;
/** The lists of whoever is here; a person has one kind only. */
let source = FULL_LISTS;

async function send(id: number, checked: boolean): Promise<SendResult> {
  try {
    const saved = await source.check(id, checked);
    if (cache !== null) keepSaved(cache, saved);
    return "saved";
  } catch (error) {
    // Whatever is not a plain refusal is tried again later; a refusal (the list is gone) never gets better.
    const isRefused = error instanceof CallError && (error.status === 404 || error.status === 400);
    if (isRefused) reportError(error);
    return isRefused ? "refused" : "unreachable";
  }
}

const pending = createPendingChecks({ storage: localStorage, send });
onSessionChange(() => {
  if (currentToken() === null) pending.forget();
});

/** Ticking off: shown at once, sent when the network allows, the last tick wins (ledger GROC-022). */
export function useCheckGroceryItem() {
  const queryClient = useQueryClient();
  const own = useGrocerySource();
  const checks = useSyncExternalStore(pending.subscribe, pending.current);
  cache = queryClient;
  source = own;
  const isWaiting = checks.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const flush = () => void pending.flush();
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener("online", flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", flush);
    };
  }, [isWaiting]);
  return {
    isWaiting,
    isChecked: (item: GroceryListItem) => checks.get(item.id) ?? item.checked,
    check: (item: GroceryListItem, isChecked: boolean) => {
      pending.check(item.id, isChecked);
      void pending.flush();
    },
  };
}
