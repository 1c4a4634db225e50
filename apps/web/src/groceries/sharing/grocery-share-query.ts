import { getGroceryShare } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { POLL } from "../../lib/server/polling.ts";

/** With whom the person shops. While a link waits for someone, it is asked for often (ledger GROC-031). */
export const groceryShareQuery = queryOptions({
  queryKey: ["grocery-share"],
  queryFn: ({ signal }) => call(getGroceryShare, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.link_expires_at == null ? false : POLL.groceryShare),
  meta: { silent: true },
});
