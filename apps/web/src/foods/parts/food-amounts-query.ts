import { findUsualFoods, type RememberedFood } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import type { Language } from "@plateful/phrases";
import { queryOptions } from "@tanstack/react-query";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { call } from "../../lib/server/call.ts";
import { fromDevice } from "./food-query.ts";

export interface AmountsOf {
  readonly place: NonNullable<FoodChoice["place"]>;
  readonly moment: MealMoment;
  readonly foods: readonly number[];
  readonly language: Language;
}

/**
 * In which amount a press adds each of these foods at a meal: that of the last time (ledger FOOD-049), else a usual one (FOOD-088).
 * Without a network the device knows the usual ones.
 */
export const foodAmountsQuery = ({ place: { date, clientId }, moment, foods, language }: AmountsOf) =>
  queryOptions({
    queryKey: ["food-amounts", date, moment, clientId ?? "own", language, foods],
    queryFn: async ({ signal }): Promise<readonly RememberedFood[]> => {
      try {
        const query = { date, meal_moment: moment, food: foods.map(String), user: clientId };
        const { usual, recent } = await call(findUsualFoods, { query, signal });
        return [...usual, ...recent];
      } catch (error) {
        return fromDevice(error, async () => {
          const { usualAmountsOnDevice } = await import("./device-foods.ts");
          return usualAmountsOnDevice(foods, language);
        });
      }
    },
    // What is added changes it, and a list that is open keeps what it shows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever waits for an amount has one try, and else the usual serving.
    retry: false,
    meta: { silent: true },
  });
