import { offerRebalance } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** Ways to go on with a day; they hold for the day as it is now, so none are kept. */
export const rebalanceQuery = (dayId: number) =>
  queryOptions({
    queryKey: ["rebalance", dayId],
    queryFn: ({ signal }) => call(offerRebalance, { params: { id: String(dayId) }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The sheet itself says when they could not be read.
    meta: { silent: true },
  });
