import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";

/** Whether shelves are in the order in which a shop is walked, or by their names. */
export type ShelfOrder = "shop" | "name";

const KEY = `${PERSONAL_PREFIX}shelf-order`;
const listeners = new Set<() => void>();
/** Where nothing can be kept, the choice lives as long as the page. */
let ofThisPage: ShelfOrder | null = null;

function read(): ShelfOrder {
  try {
    return (ofThisPage ?? localStorage.getItem(KEY)) === "name" ? "name" : "shop";
  } catch {
    return ofThisPage ?? "shop";
  }
}

export function setShelfOrder(order: ShelfOrder): void {
  ofThisPage = null;
  try {
    localStorage.setItem(KEY, order);
  } catch {
    ofThisPage = order;
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The order that was chosen on this device. */
export const useShelfOrder = (): ShelfOrder => useSyncExternalStore(listen, read);
