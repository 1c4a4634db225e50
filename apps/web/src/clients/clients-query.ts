import { listClients } from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ClientsSearch, whoseQueryOf } from "../lib/client/client-search.ts";
import { CLIENTS } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";

/** A page of the coach's clients; the one before stays in sight until the next is there. */
export const clientsQuery = ({ status, search, page, coach }: ClientsSearch) =>
  queryOptions({
    queryKey: [CLIENTS, "list", coach ?? "own", status ?? "active", search ?? "", page ?? 1],
    queryFn: ({ signal }) => {
      const shown = { account_enabled: status === undefined, card: true, page: page ?? 1, search };
      const query = { ...shown, ...whoseQueryOf({ ...(coach === undefined ? {} : { coach }) }) };
      return call(listClients, { query, signal });
    },
    placeholderData: keepPreviousData,
  });
