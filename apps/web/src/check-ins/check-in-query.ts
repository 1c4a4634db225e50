import {
  getCheckInQuestions,
  getClientCheckIn,
  listCheckIns,
  listClientCheckIns,
  listWaitingCheckIns,
} from "@plateful/contract";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { BOARD } from "../lib/client/board-query.ts";
import { call } from "../lib/server/call.ts";
import { CHECK_INS } from "./current-check-in-query.ts";

export const sentCheckInsQuery = infiniteQueryOptions({
  queryKey: [CHECK_INS, "sent"],
  queryFn: ({ pageParam, signal }) =>
    call(listCheckIns, { query: { page: pageParam, page_size: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ next }, _all, page) => (next === null ? undefined : page + 1),
});

/** How a client is asked, and the latest that they have sent. */
export const clientCheckInsQuery = (clientId: number) =>
  queryOptions({
    queryKey: [CHECK_INS, "client", clientId, "list"],
    queryFn: ({ signal }) =>
      call(listClientCheckIns, { params: { id: String(clientId) }, query: { page_size: 20 }, signal }),
  });

export const clientCheckInQuery = (clientId: number, checkInId: number) =>
  queryOptions({
    queryKey: [CHECK_INS, "client", clientId, checkInId],
    queryFn: ({ signal }) =>
      call(getClientCheckIn, { params: { id: String(clientId), check_in: String(checkInId) }, signal }),
  });

/** The two that wait longest, and how many wait: enough to know which comes after the one that is open. */
export const nextCheckInsQuery = queryOptions({
  queryKey: [CHECK_INS, "waiting", "next"],
  queryFn: ({ signal }) => call(listWaitingCheckIns, { query: { page_size: 2 }, signal }),
  meta: { silent: true },
});

/** All that wait for an answer of the coach, who waits longest first; or those alone of clients whom colleagues share. */
export const waitingCheckInsQuery = (isShared: boolean) =>
  infiniteQueryOptions({
    queryKey: [CHECK_INS, "waiting", isShared ? "shared" : "all"],
    queryFn: ({ pageParam, signal }) =>
      call(listWaitingCheckIns, {
        query: { page: pageParam, ...(isShared ? { shared: true } : {}) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _all, page) => (next === null ? undefined : page + 1),
  });

export const checkInQuestionsQuery = queryOptions({
  queryKey: [CHECK_INS, "questions"],
  queryFn: ({ signal }) => call(getCheckInQuestions, { signal }),
});

/** Reads everything about check-ins again, and the board that names them; the way every change of them ends. */
export async function refreshCheckIns(queryClient: QueryClient): Promise<void> {
  const keys = [[CHECK_INS], BOARD];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
