import { enterAsDemoPerson, listDemoPeople } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** A new product prepares its demo world for some seconds. */
const ASK_AGAIN_MS = 1_000;

/** The people of the demo world; a product without one answers nobody, and then nothing is shown. */
export const demoPeopleQuery = queryOptions({
  queryKey: ["demo-people"],
  queryFn: ({ signal }) => call(listDemoPeople, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data?.is_ready === false ? ASK_AGAIN_MS : false),
  meta: { silent: true },
});

export const enterAs = (key: string) => call(enterAsDemoPerson, { params: { key } });
