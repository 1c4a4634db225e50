import { findFavouriteFoods } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Every reading of the favourite foods starts with this key. */
export const FAVOURITE_FOODS = "favourite-foods";

const ONE_MINUTE_MS = 60_000;

/** One's own favourite foods, the last one first, each in the amount in which it is added (ledger FOOD-075). */
export const favouriteFoodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [FAVOURITE_FOODS, language],
    queryFn: async ({ signal }) => (await call(findFavouriteFoods, { signal })).foods,
    staleTime: ONE_MINUTE_MS,
    meta: { silent: true },
  });
