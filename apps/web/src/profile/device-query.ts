import { listDevices } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** Where the person is signed in (ledger AUTH-033). */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: ({ signal }) => call(listDevices, { signal }),
});
