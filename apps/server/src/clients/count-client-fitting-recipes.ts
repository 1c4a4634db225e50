import type { countClientFittingRecipes as endpoint, FittingRecipes } from "@plateful/contract";
import { fittingRecipes } from "../diary/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { readReachedClient } from "./get-client.ts";

/** What would fit a client while the coach changes what they eat, their meals or the organisation's lists (PLAN-141). */
export async function countClientFittingRecipes(call: Call<typeof endpoint>): Promise<FittingRecipes> {
  const { id } = await readReachedClient(call, call.params.id, "count-client-fitting-recipes");
  return fittingRecipes(call, id, call.body);
}
