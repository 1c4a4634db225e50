import { useSyncExternalStore } from "react";
import { keptChanges } from "./kept-changes.ts";

/** The changes of planned meals that wait for the network, and those that were refused. */
export function useKeptChanges() {
  const waiting = useSyncExternalStore(keptChanges.subscribe, keptChanges.waiting);
  const refused = useSyncExternalStore(keptChanges.subscribe, keptChanges.refused);
  return { waiting, refused };
}
