import { getNutrients } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** What the signed-in person ate between two dates, both included; read again whenever it is looked at, as every tick counts. */
export const nutrientsQuery = (userId: number, from: string, until: string) =>
  queryOptions({
    queryKey: ["nutrients", userId, from, until],
    queryFn: ({ signal }) => call(getNutrients, { query: { from, until }, signal }),
    staleTime: 0,
  });
