import { queryOptions } from "@tanstack/react-query";
import { type AskedDay, askPlanner } from "./plan-answers.ts";

/** Ways to go on with a day; they hold for the day as it is now, so none are kept. */
export const rebalanceQuery = (day: AskedDay) =>
  queryOptions({
    queryKey: ["rebalance", day.id],
    queryFn: ({ client, signal }) =>
      askPlanner(client, { day, enough: ["ALL"], signal }, (from) => from.offerRebalance()),
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The sheet itself says when they could not be read.
    meta: { silent: true },
  });
