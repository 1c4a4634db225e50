import { generateMeals } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

const SUGGESTIONS = 5;
const FIVE_MINUTES_MS = 300_000;

/** A few recipes, scaled to the energy of a meal slot. */
export const slotRecipesQuery = (slotId: number, date: string, clientId?: number) =>
  queryOptions({
    queryKey: [GENERATED_MEALS, slotId, date],
    queryFn: async ({ signal }) => {
      const place = { meal_slot_specification: slotId, date_to_plan_for: date, user: clientId };
      const query = { ...place, page_size: SUGGESTIONS };
      return (await call(generateMeals, { query, signal })).results;
    },
    staleTime: FIVE_MINUTES_MS,
    meta: { silent: true },
  });
