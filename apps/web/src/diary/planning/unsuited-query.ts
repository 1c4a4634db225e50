import { findUnsuitedMeals, type UnsuitedMeal } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";

/** The items of a day by which the answer changes: which recipe stands where. */
type Standing = readonly string[];

/**
 * The planned recipes of a date that do not suit someone at their table, by item. Read again when profile or household
 * change, as everything under this key, and when other recipes are planned (ledger PLAN-180).
 */
export const unsuitedQuery = (date: string, standing: Standing, clientId?: number) =>
  queryOptions({
    queryKey: [GENERATED_MEALS, "unsuited", clientId ?? "own", date, standing],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, UnsuitedMeal>> => {
      const query = { date__gte: date, date__lte: date, user: clientId };
      const { meals } = await call(findUnsuitedMeals, { query, signal });
      return new Map(meals.map((meal) => [meal.calendar_item, meal]));
    },
    // A day without marks is none that failed.
    meta: { silent: true },
  });
