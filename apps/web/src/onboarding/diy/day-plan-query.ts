import { nutritionDayPlans } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** One day plan with its meal slots. */
export const dayPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ["day-plan", id],
    queryFn: ({ signal }) => call(nutritionDayPlans.get, { params: { id: String(id) }, signal }),
  });
