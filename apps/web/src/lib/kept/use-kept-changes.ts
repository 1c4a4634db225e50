import { useSyncExternalStore } from "react";
import { isSetAside } from "./kept-change.ts";
import { keptChanges } from "./kept-changes.ts";

/** The changes that wait for the network, those that the server could not take, and those that it refused. */
export function useKeptChanges() {
  const kept = useSyncExternalStore(keptChanges.subscribe, keptChanges.waiting);
  const refused = useSyncExternalStore(keptChanges.subscribe, keptChanges.refused);
  return { kept, waiting: kept.filter((one) => !isSetAside(one)), failed: kept.filter(isSetAside), refused };
}
