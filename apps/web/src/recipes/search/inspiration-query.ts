import { type RecipeInspiration, recipeInspirations } from "@plateful/contract";
import type { InspirationFilters } from "../../lib/address/recipe-filters.ts";
import { currentLanguage } from "../../lib/language/language.ts";
import { call } from "../../lib/server/call.ts";
import { toSnakeCase } from "../../lib/server/snake-case.ts";
import { RECIPE_INSPIRATIONS } from "../parts/recipe-query.ts";
import { bandToBounds } from "./prep-time.ts";
import type { EndlessSource } from "./use-endless-list.ts";

const PAGE_SIZE = 20;
const FIVE_MINUTES_MS = 300_000;

/** The filters as the query of the server names them (ledger REC-025, REC-026). */
export function toInspirationQuery({ text, favourite, meals, band }: InspirationFilters, page: number) {
  return toSnakeCase({
    page,
    pageSize: PAGE_SIZE,
    ingredientSearch: text,
    favourite,
    mealTypes: meals,
    ...(band === undefined ? {} : bandToBounds(band)),
  });
}

/** The recipes tab, page by page. */
export function inspirationSource(filters: InspirationFilters): EndlessSource<RecipeInspiration> {
  const queryKey = [RECIPE_INSPIRATIONS, currentLanguage(), filters];
  return {
    queryKey,
    pageQuery: (page) => ({
      queryKey: [...queryKey, page],
      queryFn: ({ signal }) =>
        call(recipeInspirations.list, { query: toInspirationQuery(filters, page), signal }),
      staleTime: FIVE_MINUTES_MS,
      meta: { silent: true },
    }),
    idOf: ({ recipe_template }) => recipe_template,
  };
}
