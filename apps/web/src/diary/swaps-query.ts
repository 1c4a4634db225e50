import { findSwaps } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** The recipes that could replace a planned meal. Any change of the days around it makes them old, so none are kept. */
export const swapsQuery = (itemId: number) =>
  queryOptions({
    queryKey: ["swaps", itemId],
    queryFn: async ({ signal }) => (await call(findSwaps, { params: { id: String(itemId) }, signal })).swaps,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The sheet itself says when they could not be read.
    meta: { silent: true },
  });
