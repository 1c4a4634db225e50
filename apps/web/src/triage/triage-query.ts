import {
  getTriageClient,
  getTriageSettings,
  listTriage,
  type TriageReasonShown,
  type TriageSort,
  type TriageView,
} from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CLIENTS } from "../lib/current-user.ts";
import { POLL } from "../lib/polling.ts";

/** What the board shows. */
export interface BoardChoice {
  readonly view: TriageView;
  readonly sort: TriageSort;
  readonly reason: TriageReasonShown["reason"] | null;
  readonly search: string;
  readonly page: number;
}

export const BOARD = [CLIENTS, "triage"] as const;

/** A page of the board; the one before stays in sight until the next is there. */
export const boardQuery = ({ view, sort, reason, search, page }: BoardChoice) =>
  queryOptions({
    queryKey: [...BOARD, "list", view, sort, reason, search, page],
    queryFn: ({ signal }) => {
      const query = {
        ...{ view, sort, page },
        ...(reason === null ? {} : { reason: [reason] }),
        ...(search === "" ? {} : { search }),
      };
      return call(listTriage, { query, signal });
    },
    refetchInterval: POLL.clients,
    placeholderData: keepPreviousData,
  });

/** A client of the board with what is needed to act; the next one is fetched ahead. */
export const triageClientQuery = (id: number) =>
  queryOptions({
    queryKey: [...BOARD, "client", id],
    queryFn: ({ signal }) => call(getTriageClient, { params: { id: String(id) }, signal }),
  });

export const triageSettingsQuery = queryOptions({
  queryKey: [CLIENTS, "triage-settings"],
  queryFn: ({ signal }) => call(getTriageSettings, { signal }),
});
