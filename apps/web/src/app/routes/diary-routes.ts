import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readDate } from "../../lib/address/address-date.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { readRecipeSearch } from "../../lib/address/recipe-search.ts";
import { tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const planner = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.planner,
  validateSearch: readDate,
  component: lazyRouteComponent(() => import("../../diary/DiaryViewScreen.tsx"), "DiaryViewScreen"),
});

const whyWeek = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.whyWeek,
  validateSearch: readDate,
  component: lateScreen("WhyWeekScreen"),
});

const weekOnPaper = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.weekOnPaper,
  validateSearch: readDate,
  component: lateScreen("WeekOnPaperScreen"),
});

const recipe = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipe,
  validateSearch: readRecipeSearch,
  component: lateScreen("RecipeDetailScreen"),
});

const recipeMeal = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.recipeMeal,
  component: lazyRouteComponent(() => import("../../recipes/RecipeMealScreen.tsx"), "RecipeMealScreen"),
});

/** The planner and the recipes that it leads to. */
export const diaryRoutes = [planner, whyWeek, weekOnPaper, recipe, recipeMeal] as const;
