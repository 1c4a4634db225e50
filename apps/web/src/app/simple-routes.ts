import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { readSimpleDetail, readSimpleSearch } from "../lib/simple-recipe-search.ts";
import { tabs } from "./base-routes.ts";

const inspiration = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipes,
  component: lazyRouteComponent(
    () => import("../simple-recipes/SimpleRecipeInspirationScreen.tsx"),
    "SimpleRecipeInspirationScreen",
  ),
});

const search = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipeSearch,
  validateSearch: readSimpleSearch,
  component: lazyRouteComponent(
    () => import("../simple-recipes/SimpleRecipeSearchScreen.tsx"),
    "SimpleRecipeSearchScreen",
  ),
});

const detail = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.simpleRecipe,
  validateSearch: readSimpleDetail,
  component: lazyRouteComponent(
    () => import("../simple-recipes/SimpleRecipeDetailScreen.tsx"),
    "SimpleRecipeDetailScreen",
  ),
});

/** The simple system: inspiration, search and one recipe. */
export const simpleRoutes = [inspiration, search, detail] as const;
