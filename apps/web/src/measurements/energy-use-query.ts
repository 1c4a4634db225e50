import { getEnergyUse } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** What a person's body uses, as learned; read again whenever it is looked at, as every meal and weigh-in counts. */
export const energyUseQuery = (userId: number) =>
  queryOptions({
    queryKey: ["energy-use", userId],
    queryFn: ({ signal }) => call(getEnergyUse, { query: { user: userId }, signal }),
    staleTime: 0,
  });
