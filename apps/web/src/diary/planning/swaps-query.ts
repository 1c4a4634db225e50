import { queryOptions } from "@tanstack/react-query";
import { type AskedDay, askPlanner } from "./plan-answers.ts";

/** The recipes that could replace a planned meal. Any change of the days around it makes them old, so none are kept. */
export const swapsQuery = (day: AskedDay, itemId: number) =>
  queryOptions({
    queryKey: ["swaps", itemId],
    queryFn: ({ client, signal }) =>
      askPlanner(client, { day, enough: ["ALL", "BEST"], signal }, (from) => from.findSwaps(itemId)),
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The sheet itself says when they could not be read.
    meta: { silent: true },
  });
