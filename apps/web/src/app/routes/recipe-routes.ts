import { createRoute } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import {
  readInspirationFilters,
  readMealSearch,
  readOwnRecipeSearch,
} from "../../lib/address/recipe-filters.ts";
import { people, tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const inspiration = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipes,
  validateSearch: readInspirationFilters,
  component: lateScreen("RecipeInspirationScreen"),
});

const search = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipeSearch,
  validateSearch: readMealSearch,
  component: lateScreen("RecipeSearchScreen"),
});

const newOwnRecipe = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.newOwnRecipe,
  validateSearch: readOwnRecipeSearch,
  component: lateScreen("NewOwnRecipeScreen"),
});

const ownRecipe = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.ownRecipe,
  validateSearch: readOwnRecipeSearch,
  component: lateScreen("OwnRecipeScreen"),
});

const recipeImport = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipeImport,
  component: lateScreen("RecipeImportScreen"),
});

const recipeImportCheck = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipeImportCheck,
  validateSearch: readOwnRecipeSearch,
  component: lateScreen("RecipeImportCheckScreen"),
});

/** Finding recipes, and making one's own. */
export const recipeRoutes = [
  inspiration,
  search,
  newOwnRecipe,
  ownRecipe,
  recipeImport,
  recipeImportCheck,
] as const;

/** Cooking fills the window: its steps have their own way on and back. The screen reads what else the address says. */
export const cookingRoutes = [PATHS.recipe, PATHS.recipeMeal, PATHS.simpleRecipe].map((path) =>
  createRoute({ getParentRoute: () => people, path: `${path}/cook`, component: lateScreen("CookingScreen") }),
);

/** So does cooking several dishes ahead. */
export const preparationRoute = createRoute({
  getParentRoute: () => people,
  path: `${PATHS.planner}/cook`,
  component: lateScreen("PreparationScreen"),
});
