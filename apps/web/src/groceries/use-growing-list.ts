import type { GroceryList } from "@plateful/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { POLL } from "../lib/server/polling.ts";
import { groceryListQuery, latestGroceryListQuery } from "./grocery-list-query.ts";

/** How long a list may take before the person is asked whether to go on waiting (ledger GROC-008). */
const PATIENCE_MS = 60_000;

/** Follows a list that is being made until it is ready or failed, for at most a minute at a time. */
export function useGrowingList(list: GroceryList): { readonly isLate: boolean; readonly waitOn: () => void } {
  const queryClient = useQueryClient();
  const [turn, setTurn] = useState(0);
  const [lateTurn, setLateTurn] = useState<number | null>(null);
  const isLate = lateTurn === turn;
  const isGrowing = list.status === "GENERATING";
  const { data } = useQuery({
    ...groceryListQuery(list.id),
    enabled: isGrowing && !isLate,
    refetchInterval: POLL.growingGroceryList,
  });
  useEffect(() => {
    if (data !== undefined && data.status !== "GENERATING")
      queryClient.setQueryData(latestGroceryListQuery.queryKey, data);
  }, [data, queryClient]);
  useEffect(() => {
    if (!isGrowing) return;
    const timer = setTimeout(() => setLateTurn(turn), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isGrowing, turn]);
  return { isLate, waitOn: () => setTurn(turn + 1) };
}
