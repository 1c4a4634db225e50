import {
  autocompleteFoods as autocompleteFoodsEndpoint,
  findFoodByBarcode as findFoodByBarcodeEndpoint,
  getFood,
  listFoods,
  listSuggestedServings,
  ownProducts,
  preferredServings,
  searchFoods as searchFoodsEndpoint,
  searchSuggestedServings as searchServingsEndpoint,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Route, route } from "../platform/calls/call.ts";
import { pageWindow, toPage } from "../platform/http/page.ts";
import { pageOfFoods, pageOfServings } from "./food-store.ts";
import {
  changeOwnProduct,
  createOwnProduct,
  getOwnProduct,
  listOwnProducts,
  removeOwnProduct,
  replaceOwnProduct,
} from "./own-products.ts";
import {
  changePreferredServing,
  createPreferredServing,
  getPreferredServing,
  listPreferredServings,
  removePreferredServing,
} from "./preferred-servings.ts";
import { presentServing } from "./present-food.ts";
import { readFoods } from "./read-foods.ts";
import {
  autocompleteFoods,
  findFoodByBarcode,
  searchFoods,
  searchSuggestedServings,
} from "./search-foods.ts";

export const foodRoutes: readonly Route[] = [
  route(
    listFoods,
    async (call, http) => {
      const { ids, count } = await pageOfFoods(call.db, call.language, pageWindow(call.query));
      return toPage(call.query, http, count, await readFoods(call, ids));
    },
    { readsReplica: true },
  ),
  route(getFood, async (call) => {
    const [food] = await readFoods(call, [call.params.id]);
    if (food === undefined) throw new Problem("not_found");
    return food;
  }),
  route(listSuggestedServings, async (call, http) => {
    const rows = await pageOfServings(call.db, call.query.food, pageWindow(call.query));
    const servings = rows.map((row) => presentServing(row, call.language));
    return toPage(call.query, http, rows[0]?.total ?? 0, servings);
  }),
  route(searchFoodsEndpoint, searchFoods, { readsReplica: true }),
  route(autocompleteFoodsEndpoint, autocompleteFoods, { readsReplica: true }),
  route(findFoodByBarcodeEndpoint, findFoodByBarcode),
  route(searchServingsEndpoint, searchSuggestedServings, { readsReplica: true }),
  route(ownProducts.list, listOwnProducts),
  route(ownProducts.create, createOwnProduct),
  route(ownProducts.get, getOwnProduct),
  route(ownProducts.replace, replaceOwnProduct),
  route(ownProducts.change, changeOwnProduct),
  route(ownProducts.remove, removeOwnProduct),
  route(preferredServings.list, listPreferredServings),
  route(preferredServings.create, createPreferredServing),
  route(preferredServings.get, getPreferredServing),
  route(preferredServings.replace, changePreferredServing),
  route(preferredServings.change, changePreferredServing),
  route(preferredServings.remove, removePreferredServing),
];
