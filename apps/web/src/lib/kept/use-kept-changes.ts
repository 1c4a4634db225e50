import { useSyncExternalStore } from "react";
import { isSetAside, type KeptChange } from "./kept-change.ts";
import { type KeptChanges, keptChanges, keptGroceries } from "./kept-changes.ts";

const useWaiting = (queue: KeptChanges) => useSyncExternalStore(queue.subscribe, queue.waiting);
const useRefused = (queue: KeptChanges) => useSyncExternalStore(queue.subscribe, queue.refused);

/**
 * Whether something is held up, and not only on its way: what is done on a grocery list is kept and sent at once, and no tick
 * shows a notice for the moment in between.
 */
export const isHeldUp = (waiting: readonly KeptChange[]): boolean =>
  waiting.some((one) => !("item" in one) || one.isTried !== undefined);

/** The changes that wait for the network, those that the server could not take, and those that it refused. */
export function useKeptChanges() {
  const groceries = useWaiting(keptGroceries);
  const held = [...useWaiting(keptChanges), ...(isHeldUp(groceries) ? groceries : [])];
  const refused = [...useRefused(keptChanges), ...useRefused(keptGroceries)];
  return { waiting: held.filter((one) => !isSetAside(one)), failed: held.filter(isSetAside), refused };
}
