import { findPlanVersions } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";

/** The saved versions of a day plan, the newest first; asked again each time, because anybody may have saved since. */
export const planVersionsQuery = (planId: number) =>
  queryOptions({
    queryKey: ["plan-versions", planId],
    queryFn: async ({ signal }) =>
      (await call(findPlanVersions, { params: { id: String(planId) }, signal })).versions,
    gcTime: 0,
    meta: { silent: true },
  });
