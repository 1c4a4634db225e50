import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readGrocerySearch } from "../../lib/address/grocery-search.ts";
import { PATHS, safeNext } from "../../lib/address/paths.ts";
import { readStandInSearch } from "../../lib/client/client-search.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { entryKinds } from "../../privacy/entry.ts";
import { people, tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

/** A screen among the tabs that loads late, and whose address is all that it is given. */
const lateTab = <Path extends string>(path: Path, name: Parameters<typeof lateScreen>[0]) =>
  createRoute({ getParentRoute: () => tabs, path, component: lateScreen(name) });

const groceries = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.groceries,
  validateSearch: readGrocerySearch,
  component: lazyRouteComponent(() => import("../../groceries/GroceryListScreen.tsx"), "GroceryListScreen"),
});

const finishPlanning = lateTab(PATHS.finishPlanning, "FinishPlanningScreen");

const progress = lateTab(PATHS.progress, "MyProgressScreen");

const energyUse = lateTab(PATHS.energyUse, "EnergyUseScreen");

const nutrients = lateTab(PATHS.nutrients, "NutrientsScreen");

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

const editProfile = lateTab(PATHS.editProfile, "EditProfileScreen");

/** Asked of a client whose coach makes the plan. */
const ownIntake = lateTab(PATHS.ownIntake, "OwnIntakeScreen");

const changeEmail = lateTab(PATHS.changeEmail, "ChangeEmailScreen");

const privacy = lateTab(PATHS.privacy, "PrivacyScreen");

const tokens = lateTab(PATHS.tokens, "AccessTokensScreen");

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
] as const;
