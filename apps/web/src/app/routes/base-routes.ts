import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { PATHS, safeNext } from "../../lib/address/paths.ts";
import { maySeeOwnScreens } from "../../lib/device/session.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { RootLayout } from "../RootLayout.tsx";
import {
  keepInMode,
  leaveIfSignedIn,
  refuseBlocked,
  requirePerson,
  requireUser,
  startPathFor,
} from "./guards.ts";
import { settleConsents } from "./settle-consents.ts";

interface RouterContext {
  readonly queryClient: QueryClient;
}

export const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import("../NotFoundScreen.tsx"), "NotFoundScreen"),
});

export const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  beforeLoad: async ({ context }) => {
    if (!maySeeOwnScreens()) throw redirect({ to: PATHS.welcome, replace: true });
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    const now = new Date().toISOString();
    const place = { pathname: startPathFor(user, now), href: PATHS.home };
    const person = await settleConsents(context.queryClient, user, place);
    throw redirect({ to: startPathFor(person, now), replace: true });
  },
});

/** Screens for people who are not signed in. */
export const visitors = createRoute({
  getParentRoute: () => root,
  id: "visitors",
  validateSearch: (search: Record<string, unknown>) => {
    const next = safeNext(search.next);
    return next === undefined ? {} : { next };
  },
  beforeLoad: ({ context }) => leaveIfSignedIn(context.queryClient),
});

/** Screens that everybody may open. */
export const open = createRoute({ getParentRoute: () => root, id: "open" });

/** Screens for signed-in people. */
export const people = createRoute({
  getParentRoute: () => root,
  id: "people",
  beforeLoad: async ({ context, location }) => {
    const user = await requirePerson(context.queryClient, location.href);
    refuseBlocked(user, location.pathname);
    await settleConsents(context.queryClient, user, location);
    keepInMode(user, location.pathname);
  },
});

/** Screens with the tab bar or the side bar. */
export const tabs = createRoute({
  getParentRoute: () => people,
  id: "tabs",
  component: lazyRouteComponent(() => import("../TabsLayout.tsx"), "TabsLayout"),
});

/** Questions that need an account. */
export const planning = createRoute({
  getParentRoute: () => root,
  id: "planning",
  beforeLoad: async ({ context, location }) => {
    requireUser(location.href);
    const user = await requirePerson(context.queryClient, location.href);
    refuseBlocked(user, location.pathname);
    await settleConsents(context.queryClient, user, location);
  },
});
