import { findUsualFoods } from "@plateful/contract";
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
