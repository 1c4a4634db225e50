import { type GeneratedRecipeMeal, generateMeals } from "@plateful/contract";
import type { MealSearch } from "../../lib/address/recipe-filters.ts";
import { currentLanguage } from "../../lib/language/language.ts";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { toSnakeCase } from "../../lib/server/snake-case.ts";
import { timeToBounds } from "./prep-time.ts";
import type { EndlessSource } from "./use-endless-list.ts";

const PAGE_SIZE = 20;
/** How long the first page that was read ahead stays good (ledger CACHE-011). */
const ONE_HOUR_MS = 3_600_000;

interface Viewer {
  readonly id: number;
}

/** Where recipes come from: the product, oneself, or for favourites from anywhere (ledger REC-011 to REC-013, REC-044). */
function sourceOf({ favourite, own }: MealSearch, userId: number) {
  if (own) return { sourceProvider: ["USER_GENERATED"], author: userId };
  return favourite ? {} : { sourceProvider: ["PLATEFUL"] };
}

/**
 * The wishes of a search as the query of the server names them.
 * @throws Error without a person (ledger REC-027).
 */
export function toMealQuery(search: MealSearch, viewer: Viewer | null, page: number) {
  if (viewer === null) throw new Error("User is not set");
  const { day, slot, text, favourite, meal, time = "ALL", tag } = search;
  return toSnakeCase({
    page,
    pageSize: PAGE_SIZE,
    mealSlotSpecification: slot,
    dateToPlanFor: day,
    ingredientSearch: text,
    favourite,
    mealTypes: meal === undefined ? undefined : [meal],
    tags: tag === undefined ? undefined : [tag],
    ...sourceOf(search, viewer.id),
    ...timeToBounds(time),
  });
}

/** The recipes for a meal, page by page. */
export function mealSearchSource(
  search: MealSearch,
  viewer: Viewer | null,
): EndlessSource<GeneratedRecipeMeal> {
  const { replace: _replace, ...wishes } = search;
  const queryKey = [GENERATED_MEALS, "search", currentLanguage(), wishes];
  return {
    queryKey,
    pageQuery: (page) => ({
      queryKey: [...queryKey, page],
      queryFn: ({ signal }) => call(generateMeals, { query: toMealQuery(search, viewer, page), signal }),
      staleTime: ONE_HOUR_MS,
      meta: { silent: true },
    }),
    idOf: ({ recipe_template }) => recipe_template.id,
  };
}
