import {
  getCheckIn,
  getCheckInQuestions,
  getClientCheckIn,
  listCheckIns,
  listClientCheckIns,
} from "@plateful/contract";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** Every reading of check-ins starts with this key. */
const CHECK_INS = "check-ins";

/** The check-in that waits for the person. It shows no error: it is not why somebody is on the planner. */
export const currentCheckInQuery = queryOptions({
  queryKey: [CHECK_INS, "current"],
  queryFn: ({ signal }) => call(getCheckIn, { signal }),
  meta: { silent: true },
});

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

export const checkInQuestionsQuery = queryOptions({
  queryKey: [CHECK_INS, "questions"],
  queryFn: ({ signal }) => call(getCheckInQuestions, { signal }),
});

/** Reads everything about check-ins again; the way every change of them ends. */
export const refreshCheckIns = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [CHECK_INS] });
