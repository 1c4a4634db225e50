import { generateMeals } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

const MOST = 6;
const FIVE_MINUTES_MS = 300_000;

interface Room {
  readonly date: string;
  readonly slot: number;
  readonly kcal: number;
  readonly protein: number;
}

/** A few recipes that the person may eat, each in a portion that comes nearest to what a meal has room for. */
export const fittingRecipesQuery = ({ date, slot, kcal, protein }: Room) => {
  const room = { kcal: Math.round(kcal), protein: Math.max(0, Math.round(protein)) };
  return queryOptions({
    queryKey: [GENERATED_MEALS, "fitting", date, slot, room],
    queryFn: async ({ signal }) => {
      const meal = { meal_slot_specification: slot, date_to_plan_for: date };
      return (await call(generateMeals, { query: { ...meal, ...room, page_size: MOST }, signal })).results;
    },
    staleTime: FIVE_MINUTES_MS,
    meta: { silent: true },
  });
};
