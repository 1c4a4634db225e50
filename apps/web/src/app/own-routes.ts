import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { tabs } from "./base-routes.ts";

const groceries = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.groceries,
  // `pick` opens the choice of days at once; it is left out of the address otherwise.
  validateSearch: (search: Record<string, unknown>): { pick?: true } =>
    search.pick === true ? { pick: true } : {},
  component: lazyRouteComponent(() => import("../groceries/GroceryListScreen.tsx"), "GroceryListScreen"),
});

const finishPlanning = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.finishPlanning,
  component: lazyRouteComponent(
    () => import("../groceries/FinishPlanningScreen.tsx"),
    "FinishPlanningScreen",
  ),
});

const progress = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.progress,
  component: lazyRouteComponent(() => import("../measurements/MyProgressScreen.tsx"), "MyProgressScreen"),
});

const profile = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.profile,
  component: lazyRouteComponent(() => import("../profile/ProfileScreen.tsx"), "ProfileScreen"),
});

const editProfile = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.editProfile,
  component: lazyRouteComponent(() => import("../profile/EditProfileScreen.tsx"), "EditProfileScreen"),
});

const changeEmail = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.changeEmail,
  component: lazyRouteComponent(() => import("../sign-in/ChangeEmailScreen.tsx"), "ChangeEmailScreen"),
});

/** The grocery list, what was measured and the person's own page. */
export const ownRoutes = [groceries, finishPlanning, progress, profile, editProfile, changeEmail] as const;
