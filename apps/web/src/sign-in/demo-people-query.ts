import { enterAsDemoPerson, listDemoPeople } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";

/** The people of the demo world; a product without one answers 404, and then nothing is shown. */
export const demoPeopleQuery = queryOptions({
  queryKey: ["demo-people"],
  queryFn: ({ signal }) =>
    call(listDemoPeople, { signal }).catch((error: unknown) => {
      if (error instanceof CallError) return [];
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
});

export const enterAs = (key: string) => call(enterAsDemoPerson, { params: { key } });
