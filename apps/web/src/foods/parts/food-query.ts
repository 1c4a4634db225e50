import { type Food, getFood, preferredServings, searchFoods } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

const FIVE_MINUTES_MS = 300_000;

/** The foods that a text finds, page by page; a failure is shown in the list (ledger FOOD-005, FOOD-006). */
export const foodSearchQuery = (text: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ["food-search", text, language],
    queryFn: ({ signal, pageParam }) =>
      call(searchFoods, { query: { query: text, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? null : page + 1),
    enabled: text !== "",
    staleTime: FIVE_MINUTES_MS,
  });

/** One food with its servings. */
export const foodQuery = (id: string, language: Language) =>
  queryOptions<Food>({
    queryKey: ["food", id, language],
    queryFn: ({ signal }) => call(getFood, { params: { id }, signal }),
    staleTime: FIVE_MINUTES_MS,
  });

/** The serving of a food that the person's organisation wants to be shown first; null without one (ledger FOOD-018). */
export const preferredServingQuery = (organisationId: number | null, foodId: string) =>
  queryOptions({
    queryKey: ["preferred-serving", organisationId, foodId],
    queryFn: async ({ signal }) => {
      const query = { organisation_id: organisationId ?? undefined, food: foodId };
      return (await call(preferredServings.list, { query, signal })).results[0]?.suggested_serving ?? null;
    },
    enabled: organisationId !== null,
    staleTime: FIVE_MINUTES_MS,
    meta: { silent: true },
  });
