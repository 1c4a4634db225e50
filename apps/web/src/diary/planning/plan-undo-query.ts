import { findPlanUndo } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

export const PLAN_UNDO = "plan-undo";

/** Which planning can be taken back: one's own, unless a client is named. Asked again each time someone wants to know. */
export const planUndoQuery = (clientId?: number) =>
  queryOptions({
    queryKey: [PLAN_UNDO, clientId ?? "own"],
    queryFn: async ({ signal }) => (await call(findPlanUndo, { query: { user: clientId }, signal })).undo,
    gcTime: 0,
  });
