import { getClient } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { CLIENTS } from "../person/current-user.ts";
import { call } from "../server/call.ts";

/** A client of the signed-in coach with everything that the client's own screens start from. */
export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: [CLIENTS, "one", clientId],
    queryFn: ({ signal }) => call(getClient, { params: { id: clientId }, signal }),
  });
