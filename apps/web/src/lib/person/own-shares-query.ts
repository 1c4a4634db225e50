import { listOwnShares } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { POLL } from "../server/polling.ts";

/** With which colleagues the person's coach shares them, and for whom the coach asks (ledger TEAM-025). */
export const ownSharesQuery = queryOptions({
  queryKey: ["own-shares"],
  queryFn: ({ signal }) => call(listOwnShares, { signal }),
  staleTime: POLL.clients,
  meta: { silent: true },
});
