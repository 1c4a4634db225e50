import { getWeekReasons } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Every reading of why a week is as it is starts with this key. */
export const WEEK_REASONS = "week-reasons";

/** Why the week of a date is planned as it is; read again whenever it is looked at. */
export const weekReasonsQuery = (userId: number, date: string) =>
  queryOptions({
    queryKey: [WEEK_REASONS, userId, date],
    queryFn: ({ signal }) => call(getWeekReasons, { query: { date }, signal }),
    staleTime: 0,
    // The screen itself says when it could not be read.
    meta: { silent: true },
  });
