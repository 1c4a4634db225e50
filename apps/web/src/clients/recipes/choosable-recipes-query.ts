import { type ClientFits, listClientFits, listRecipeTemplates } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { currentLanguage } from "../../lib/language/language.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { type RecipeLists, toStored } from "./recipe-lists.ts";

export const PAGE_SIZE = 20;

/** Which of the product's recipes are shown to choose from. */
export interface Choosable {
  readonly search: string;
  readonly meal: MealType | null;
  readonly page: number;
  /** Only these recipes, at most a page of them; null shows all. */
  readonly ids: readonly number[] | null;
}

/** A page of the product's recipes. */
export const choosableRecipesQuery = ({ search, meal, page, ids }: Choosable) =>
  queryOptions({
    queryKey: ["choosable-recipes", currentLanguage(), search, meal, page, ids],
    queryFn: ({ signal }) =>
      call(listRecipeTemplates, {
        query: {
          source_provider: ["PLATEFUL"],
          page: ids === null ? page : 1,
          page_size: PAGE_SIZE,
          search: search === "" ? undefined : search,
          meal_types: meal === null ? undefined : [meal],
          id: ids?.map(String),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    meta: { silent: true },
  });

/** What fits each client with these lists, saved or not. */
export const clientFitsQuery = (lists: RecipeLists) =>
  queryOptions({
    queryKey: [CLIENTS, "fits", lists],
    queryFn: ({ signal }): Promise<ClientFits> => call(listClientFits, { body: toStored(lists), signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { silent: true },
  });
