import { findAccessTokenCalls, findAccessTokens } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** The tokens of the person, also those that ended a short time ago (ledger DOOR-009). */
export const accessTokensQuery = queryOptions({
  queryKey: ["access-tokens"],
  queryFn: ({ signal }) => call(findAccessTokens, { signal }),
});

/** What one of them was used for. */
export const accessTokenCallsQuery = (id: number) =>
  queryOptions({
    queryKey: ["access-tokens", id, "calls"],
    queryFn: ({ signal }) => call(findAccessTokenCalls, { params: { id: String(id) }, signal }),
  });
