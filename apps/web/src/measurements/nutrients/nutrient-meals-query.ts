import { findNutrientMeals } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Every reading of meals that bring what is short starts with this key. */
export const NUTRIENT_MEALS = "nutrient-meals";

/** Meals of the signed-in person's plan that bring what they ate too little of; read again whenever they are looked at. */
export const nutrientMealsQuery = (userId: number, from: string, until: string) =>
  queryOptions({
    queryKey: [NUTRIENT_MEALS, userId, from, until],
    queryFn: ({ signal }) => call(findNutrientMeals, { query: { from, until }, signal }),
    staleTime: 0,
    // The card itself says when they could not be read.
    meta: { silent: true },
  });
