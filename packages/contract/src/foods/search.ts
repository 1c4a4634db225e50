import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQuery, queryId } from "../fields.ts";
import { food, servingOfIngredient, suggestedServing } from "./food.ts";

const readable = { feature: "foods", method: "GET", access: { who: "user" } } as const;

/** Most letters that are searched for (ledger FOOD-004). */
export const MAX_FOOD_QUERY_LENGTH = 100;

/** What someone looks for; nothing but spaces counts as left out. */
const searchText = () =>
  z.string().check(z.trim(), z.minLength(1, { error: "required" }), z.maxLength(MAX_FOOD_QUERY_LENGTH));

export const searchFoods = endpoint({
  ...readable,
  name: "search-foods",
  path: "search/",
  summary: "Find foods by name and brand, in both languages; the caller's language first",
  query: z.object({ ...pageQuery, query: searchText() }),
  answer: pageOf(food),
});

export const autocompleteFoods = endpoint({
  ...readable,
  name: "autocomplete-foods",
  path: "search/autocomplete/",
  summary: "Names of foods for what has been typed so far, at most ten",
  query: z.object({ query: searchText() }),
  answer: z.object({ results: z.array(z.string()) }),
});

export const findFoodByBarcode = endpoint({
  ...readable,
  name: "find-food-by-barcode",
  path: "search/byBarcode/",
  summary: "Find the food with a barcode: 8, 12, 13 or 14 digits with a right check digit",
  query: z.object({
    barcode: z.string().check(z.trim(), z.minLength(1, { error: "required" }), z.maxLength(32)),
  }),
  errors: ["barcode_not_found"],
  answer: food,
});

export const listSuggestedServings = endpoint({
  ...readable,
  name: "list-suggested-servings",
  path: "suggestedServing/",
  summary: "List the servings of foods",
  query: z.object({ ...pageQuery, food: z.optional(queryId()) }),
  answer: pageOf(suggestedServing),
});

export const searchSuggestedServings = endpoint({
  ...readable,
  name: "search-suggested-servings",
  path: "suggestedServingSearch/",
  summary: "Find servings with their food by text",
  query: z.object({ ...pageQuery, query: searchText() }),
  answer: pageOf(servingOfIngredient),
});
