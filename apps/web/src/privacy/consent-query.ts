import { listConsents } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** Everything that the person decided on; starts with the key of the person, who changes with it. */
export const consentQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => call(listConsents, { signal }),
});
