import type {
  autocompleteFoods as autocompleteEndpoint,
  findFoodByBarcode as byBarcodeEndpoint,
  Food,
  ServingOfIngredient,
  searchFoods as searchEndpoint,
  searchSuggestedServings as searchServingsEndpoint,
} from "@plateful/contract";
import { toGtin14 } from "@plateful/quantities";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { findFoods } from "./find-foods.ts";
import { findFoodByGtin, listFoodNames, listServingsWithFoods } from "./food-store.ts";
import { presentServingWithFood } from "./present-food.ts";
import { readFoods } from "./read-foods.ts";

/** The foods that a text finds, best first. */
export async function searchFoods(call: Call<typeof searchEndpoint>, http: Http): Promise<Page<Food>> {
  const ids = await findFoods(call.services, call.db, call.language, call.query.query);
  const { limit, offset } = pageWindow(call.query);
  const foods = await readFoods(call, ids.slice(offset, offset + limit));
  return toPage(call.query, http, ids.length, foods);
}

const MAX_NAMES = 10;

/** Names to choose from while someone is typing. */
export async function autocompleteFoods(
  call: Call<typeof autocompleteEndpoint>,
): Promise<{ results: string[] }> {
  const ids = await findFoods(call.services, call.db, call.language, call.query.query);
  const names = await listFoodNames(call.db, call.language, ids.slice(0, 3 * MAX_NAMES));
  return { results: [...new Set(names)].slice(0, MAX_NAMES) };
}

/** @throws InvalidFields for a number that cannot be a barcode, Problem barcode_not_found for one that nobody knows. */
export async function findFoodByBarcode(call: Call<typeof byBarcodeEndpoint>): Promise<Food> {
  const gtin = toGtin14(call.query.barcode);
  if (gtin === null) throw invalidField("barcode", "barcode");
  const id = await findFoodByGtin(call.db, gtin);
  const [food] = id === null ? [] : await readFoods(call, [id]);
  if (food === undefined) throw new Problem("barcode_not_found");
  return food;
}

/** Servings with their foods, for choosing another food in the place of one. */
export async function searchSuggestedServings(
  call: Call<typeof searchServingsEndpoint>,
  http: Http,
): Promise<Page<ServingOfIngredient>> {
  const ids = await findFoods(call.services, call.db, call.language, call.query.query);
  const servings = await listServingsWithFoods(call.db, { foods: ids });
  const byFood = Map.groupBy(servings, ({ food_id }) => food_id);
  const ordered = ids.flatMap((id) => byFood.get(id) ?? []);
  const { limit, offset } = pageWindow(call.query);
  const shown = ordered.slice(offset, offset + limit);
  return toPage(
    call.query,
    http,
    ordered.length,
    shown.map((row) => presentServingWithFood(row, call.language)),
  );
}
