import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { readInspirationFilters, readMealSearch, readOwnRecipeSearch } from "../lib/recipe-filters.ts";
import { tabs } from "./base-routes.ts";

const inspiration = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipes,
  validateSearch: readInspirationFilters,
  component: lazyRouteComponent(
    () => import("../recipes/RecipeInspirationScreen.tsx"),
    "RecipeInspirationScreen",
  ),
});

const search = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipeSearch,
  validateSearch: readMealSearch,
  component: lazyRouteComponent(() => import("../recipes/RecipeSearchScreen.tsx"), "RecipeSearchScreen"),
});

const newOwnRecipe = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.newOwnRecipe,
  validateSearch: readOwnRecipeSearch,
  component: lazyRouteComponent(() => import("../recipes/NewOwnRecipeScreen.tsx"), "NewOwnRecipeScreen"),
});

const ownRecipe = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.ownRecipe,
  validateSearch: readOwnRecipeSearch,
  component: lazyRouteComponent(() => import("../recipes/OwnRecipeScreen.tsx"), "OwnRecipeScreen"),
});

/** Finding recipes, and making one's own. */
export const recipeRoutes = [inspiration, search, newOwnRecipe, ownRecipe] as const;
