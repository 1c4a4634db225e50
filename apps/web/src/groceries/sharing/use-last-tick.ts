import type { GroceryListItem } from "@plateful/contract";
import { useEffect, useRef, useState } from "react";
import { lastTick } from "./shopping-people.ts";

/** A tick is said at most once in this time (ledger GROC-035). */
const QUIET_MS = 10_000;

type Tick = ReturnType<typeof lastTick>;

/** What another person ticked last; between two of them pass ten seconds. */
export function useLastTick(items: readonly GroceryListItem[], ownId: number): Tick {
  const before = useRef<readonly GroceryListItem[]>([]);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [said, setSaid] = useState<Tick>(null);
  useEffect(() => {
    const say = () => {
      const tick = lastTick(before.current, items, ownId);
      before.current = items;
      if (tick === null) return;
      saidAt.current = performance.now();
      setSaid(tick);
    };
    const quiet = saidAt.current + QUIET_MS - performance.now();
    if (quiet <= 0) return say();
    // What is ticked meanwhile is told of afterwards, against the reading before it.
    const timer = setTimeout(say, quiet);
    return () => clearTimeout(timer);
  }, [items, ownId]);
  return said;
}
