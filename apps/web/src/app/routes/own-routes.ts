import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readGrocerySearch } from "../../lib/address/grocery-search.ts";
import { PATHS, safeNext } from "../../lib/address/paths.ts";
import { readStandInSearch } from "../../lib/client/client-search.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { entryKinds } from "../../privacy/entry.ts";
import { people, tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const groceries = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.groceries,
  validateSearch: readGrocerySearch,
  component: lazyRouteComponent(() => import("../../groceries/GroceryListScreen.tsx"), "GroceryListScreen"),
});

const finishPlanning = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.finishPlanning,
  component: lateScreen("FinishPlanningScreen"),
});

const progress = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.progress,
  component: lateScreen("MyProgressScreen"),
});

const energyUse = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.energyUse,
  component: lateScreen("EnergyUseScreen"),
});

const nutrients = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.nutrients,
  component: lateScreen("NutrientsScreen"),
});

const messages = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.messages,
  validateSearch: readStandInSearch,
  component: lateScreen("ConversationScreen"),
});

/** Fills the window: its steps have their own way on and back. */
export const checkInRoute = createRoute({
  getParentRoute: () => people,
  path: PATHS.checkIn,
  component: lateScreen("CheckInScreen"),
});

const profile = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.profile,
  component: lazyRouteComponent(() => import("../../profile/ProfileScreen.tsx"), "ProfileScreen"),
});

const editProfile = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.editProfile,
  component: lateScreen("EditProfileScreen"),
});

/** Asked of a client whose coach makes the plan. */
const ownIntake = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.ownIntake,
  component: lateScreen("OwnIntakeScreen"),
});

const changeEmail = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.changeEmail,
  component: lateScreen("ChangeEmailScreen"),
});

const privacy = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.privacy,
  component: lateScreen("PrivacyScreen"),
});

const tokens = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.tokens,
  component: lateScreen("AccessTokensScreen"),
});

const bring = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.bring,
  component: lateScreen("BringScreen"),
});

/** Asked before the first screen, without tabs around it. */
export const consentRoute = createRoute({
  getParentRoute: () => people,
  path: PATHS.consent,
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNext(search.next);
    return next === undefined ? {} : { next };
  },
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (entryKinds(user).length === 0) throw redirect({ href: search.next ?? PATHS.home, replace: true });
  },
  component: lateScreen("ConsentScreen"),
});

/** The grocery list, what was measured and the person's own page. */
export const ownRoutes = [
  groceries,
  finishPlanning,
  progress,
  energyUse,
  nutrients,
  messages,
  profile,
  editProfile,
  ownIntake,
  changeEmail,
  privacy,
  tokens,
  bring,
] as const;
