import type { GroceryListItem } from "@plateful/contract";
import { useEffect, useRef, useState } from "react";
import { lastTick } from "./shopping-people.ts";

/** A tick is said at most once in this time (ledger GROC-035). */
const QUIET_MS = 10_000;

type Tick = ReturnType<typeof lastTick>;

/** What another person ticked last; between two of them pass ten seconds. */
export function useLastTick(items: readonly GroceryListItem[] | undefined, ownId: number): Tick {
  const before = useRef<readonly GroceryListItem[]>([]);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [said, setSaid] = useState<Tick>(null);
  useEffect(() => {
    if (items === undefined) return;
    const tick = lastTick(before.current, items, ownId);
    const now = performance.now();
    // While it is quiet, what was ticked waits with the reading before it.
    if (tick !== null && now - saidAt.current < QUIET_MS) return;
    before.current = items;
    if (tick === null) return;
    saidAt.current = now;
    setSaid(tick);
  }, [items, ownId]);
  return said;
}
