import { explainMeal } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** Why a planned recipe fits this person and day. */
export const mealReasonsQuery = (mealId: number) =>
  queryOptions({
    queryKey: ["meal-reasons", mealId],
    queryFn: async ({ signal }) =>
      (await call(explainMeal, { params: { id: String(mealId) }, signal })).reasons,
    // The page is whole without them.
    meta: { silent: true },
  });
