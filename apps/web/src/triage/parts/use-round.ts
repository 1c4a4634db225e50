import type { TriageRow } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { focusClient } from "./focus-client.ts";
import type { StartsWith } from "./next-step.ts";
import { latestMessagesQuery, triageClientQuery } from "./triage-query.ts";

interface Acting {
  readonly id: number;
  readonly client: TriageRow;
  readonly startsWith: StartsWith | null;
  /** How often someone was opened: asking for a field again gives it the focus again. */
  readonly asked: number;
}

/** Which client is open, and who comes after: the order is that of the board when it was opened. */
export function useRound(shown: readonly TriageRow[]) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<readonly TriageRow[]>([]);
  const [acting, setActing] = useState<Acting | null>(null);
  const at = acting === null ? -1 : order.findIndex(({ id }) => id === acting.id);
  const next = at < 0 ? null : (order[at + 1] ?? null);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId === undefined) return;
    void queryClient.prefetchQuery(triageClientQuery(nextId));
    void queryClient.prefetchQuery(latestMessagesQuery(nextId));
  }, [nextId, queryClient]);
  // What the board knows of the client now: a reason that is muted meanwhile is gone, and who left the board stays as they were.
  const client = acting === null ? null : (shown.find(({ id }) => id === acting.id) ?? acting.client);
  const opened = (chosen: TriageRow, startsWith: StartsWith | null): Acting => ({
    ...{ id: chosen.id, client: chosen, startsWith },
    asked: (acting?.asked ?? 0) + 1,
  });
  return {
    ...{ client, next, at, total: order.length },
    startsWith: acting?.startsWith ?? null,
    asked: acting?.asked ?? 0,
    earlier: at <= 0 ? null : (order[at - 1] ?? null),
    open: (chosen: TriageRow, startsWith: StartsWith | null = "energy") => {
      const isInOrder = acting !== null && order.some(({ id }) => id === chosen.id);
      // Only a coach's own clients: nothing can be done about those of others.
      if (!isInOrder) setOrder(shown.filter(({ is_own: isOwn }) => isOwn));
      setActing(opened(chosen, startsWith));
    },
    goOn: () => setActing(next === null ? null : opened(next, "energy")),
    /** Opens the client before or after the open one; false while nobody is open. */
    step: (by: 1 | -1): boolean => {
      const to = order[at + by];
      if (acting !== null && to !== undefined) setActing(opened(to, null));
      return acting !== null;
    },
    close: () => {
      if (acting !== null) focusClient(acting.id);
      setActing(null);
    },
  };
}
export type Round = ReturnType<typeof useRound>;
