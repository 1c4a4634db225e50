import { getStaffPerson, getUser, userWeights } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { STAFF } from "../parts/staff-query.ts";

const MAX_WEIGHTS = 5;

/** An account without anything of health. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [STAFF, "person", id],
    queryFn: ({ signal }) => call(getStaffPerson, { params: { id: String(id) }, signal }),
  });

/** Everything of someone's health starts with this key: it is forgotten when it is closed. */
export const healthKey = (id: number) => [STAFF, "health", id] as const;

/** The account with its intake, which the server gives while it is open. Nothing of it is kept once it is out of sight. */
export const openedQuery = (id: number) =>
  queryOptions({
    queryKey: [...healthKey(id), "account"],
    queryFn: ({ signal }) => call(getUser, { params: { id: String(id) }, signal }),
    gcTime: 0,
  });

export const weightsQuery = (id: number) =>
  queryOptions({
    queryKey: [...healthKey(id), "weights"],
    queryFn: ({ signal }) =>
      call(userWeights.list, { query: { user: id, page_size: MAX_WEIGHTS }, signal, isUnprompted: true }),
    gcTime: 0,
  });
