import {
  autocompleteFoods as autocompleteFoodsEndpoint,
  findFoodByBarcode as findFoodByBarcodeEndpoint,
  getFood,
  listFoods,
  listSuggestedServings,
  preferredServings,
  searchFoods as searchFoodsEndpoint,
  searchSuggestedServings as searchServingsEndpoint,
} from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { pageWindow, toPage } from "../platform/page.ts";
import { Problem } from "../platform/problem.ts";
import { findFood, listServingsOfFoods, pageOfFoods, pageOfServings } from "./food-store.ts";
import {
  changePreferredServing,
  createPreferredServing,
  getPreferredServing,
  listPreferredServings,
  removePreferredServing,
} from "./preferred-servings.ts";
import { presentFood, presentServing } from "./present-food.ts";
import { presentFoods } from "./read-foods.ts";
import {
  autocompleteFoods,
  findFoodByBarcode,
  searchFoods,
  searchSuggestedServings,
} from "./search-foods.ts";

export const foodRoutes: readonly Route[] = [
  route(listFoods, async (call, http) => {
    const rows = await pageOfFoods(call.db, call.language, pageWindow(call.query));
    return toPage(call.query, http, rows[0]?.total ?? 0, await presentFoods(call, rows));
  }),
  route(getFood, async (call) => {
    const row = await findFood(call.db, call.params.id);
    if (row === undefined) throw new Problem("not_found");
    return presentFood(row, await listServingsOfFoods(call.db, [row.id]), call.language);
  }),
  route(listSuggestedServings, async (call, http) => {
    const rows = await pageOfServings(call.db, call.query.food, pageWindow(call.query));
    const servings = rows.map((row) => presentServing(row, call.language));
    return toPage(call.query, http, rows[0]?.total ?? 0, servings);
  }),
  route(searchFoodsEndpoint, searchFoods),
  route(autocompleteFoodsEndpoint, autocompleteFoods),
  route(findFoodByBarcodeEndpoint, findFoodByBarcode),
  route(searchServingsEndpoint, searchSuggestedServings),
  route(preferredServings.list, listPreferredServings),
  route(preferredServings.create, createPreferredServing),
  route(preferredServings.get, getPreferredServing),
  route(preferredServings.replace, changePreferredServing),
  route(preferredServings.change, changePreferredServing),
  route(preferredServings.remove, removePreferredServing),
];
