import { findUsualFoods, type RememberedFood } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import type { Language } from "@plateful/phrases";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Whose diary, and which day of it. */
export interface Place {
  readonly date: string;
  readonly clientId: number | undefined;
}

/** What is usual at a meal, and what was eaten last; read again whenever it is opened (ledger FOOD-048). */
export const usualFoodsQuery = ({ date, clientId }: Place, moment: MealMoment, language: Language) =>
  queryOptions({
    queryKey: ["usual-foods", date, moment, clientId ?? "own", language],
    queryFn: ({ signal }) =>
      call(findUsualFoods, { query: { date, meal_moment: moment, user: clientId }, signal }),
    gcTime: 0,
    meta: { silent: true },
  });

/** How much of a food was eaten last; null when it never was (ledger FOOD-049). */
export const rememberedAmountQuery = (
  { date, clientId }: Place,
  moment: MealMoment,
  food: string,
  language: Language,
) =>
  queryOptions({
    queryKey: ["remembered-amount", date, moment, food, clientId ?? "own", language],
    queryFn: async ({ signal }): Promise<RememberedFood | null> => {
      const query = { date, meal_moment: moment, food, user: clientId };
      const { usual, recent } = await call(findUsualFoods, { query, signal });
      return [...usual, ...recent][0] ?? null;
    },
    // It is asked for again with every food that is opened.
    gcTime: 0,
    // The amount waits for it: one try, and else the usual serving.
    retry: false,
    meta: { silent: true },
  });
