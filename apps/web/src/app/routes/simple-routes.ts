import { createRoute } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { readSimpleDetail, readSimpleSearch } from "../../lib/address/simple-recipe-search.ts";
import { tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const inspiration = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipes,
  component: lateScreen("SimpleRecipeInspirationScreen"),
});

const search = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipeSearch,
  validateSearch: readSimpleSearch,
  component: lateScreen("SimpleRecipeSearchScreen"),
});

const detail = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipe,
  validateSearch: readSimpleDetail,
  component: lateScreen("SimpleRecipeDetailScreen"),
});

/** The simple system: inspiration, search and one recipe. */
export const simpleRoutes = [inspiration, search, detail] as const;
