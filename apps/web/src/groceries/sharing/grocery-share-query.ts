import { getGroceryShare } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { POLL } from "../../lib/server/polling.ts";

/** With whom the person shops. While people can join or leave, it is asked for often (ledger GROC-031). */
export const groceryShareQuery = queryOptions({
  queryKey: ["grocery-share"],
  queryFn: ({ signal }) => call(getGroceryShare, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data === undefined || (data.link_expires_at === null && data.shoppers.length === 0)
      ? false
      : POLL.groceryShare,
  meta: { silent: true },
});
