import { getFood, listFoods, listSuggestedServings } from "@plateful/contract";
import { route } from "../platform/call.ts";
import { pageWindow, toPage } from "../platform/page.ts";
import { Problem } from "../platform/problem.ts";
import { findFood, listServingsOfFoods, pageOfFoods, pageOfServings } from "./food-store.ts";
import { presentFood, presentServing } from "./present-food.ts";

export const foodRoutes = [
  route(listFoods, async (call, http) => {
    const rows = await pageOfFoods(call.db, call.language, pageWindow(call.query));
    const servings = Map.groupBy(
      await listServingsOfFoods(
        call.db,
        rows.map(({ id }) => id),
      ),
      (serving) => serving.food_id,
    );
    const foods = rows.map((row) => presentFood(row, servings.get(row.id) ?? [], call.language));
    return toPage(call.query, http, rows[0]?.total ?? 0, foods);
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
];
