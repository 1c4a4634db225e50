import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { currentUserQuery } from "../lib/current-user.ts";
import { PATHS, safeNext } from "../lib/paths.ts";
import { currentToken } from "../lib/session.ts";
import { wasWelcomed } from "../sign-in/welcomed.ts";
import { BrokenScreen } from "./BrokenScreen.tsx";
import { leaveIfSignedIn, refuseBlocked, requirePerson, startPathFor } from "./guards.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { RootLayout } from "./RootLayout.tsx";

interface RouterContext {
  readonly queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  beforeLoad: async ({ context }) => {
    if (currentToken() === null) throw redirect({ to: PATHS.welcome, replace: true });
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    throw redirect({ to: startPathFor(user, new Date().toISOString()), replace: true });
  },
});

/** Screens for people who are not signed in. */
const visitors = createRoute({
  getParentRoute: () => root,
  id: "visitors",
  validateSearch: (search: Record<string, unknown>) => {
    const next = safeNext(search.next);
    return next === undefined ? {} : { next };
  },
  beforeLoad: ({ context }) => leaveIfSignedIn(context.queryClient),
});

/** Screens that everybody may open. */
const open = createRoute({ getParentRoute: () => root, id: "open" });

/** Screens for signed-in people. */
const people = createRoute({
  getParentRoute: () => root,
  id: "people",
  beforeLoad: async ({ context, location }) => {
    refuseBlocked(await requirePerson(context.queryClient, location.href), location.pathname);
  },
});

/** Screens with the tab bar or the side bar. */
const tabs = createRoute({
  getParentRoute: () => people,
  id: "tabs",
  component: lazyRouteComponent(() => import("./TabsLayout.tsx"), "TabsLayout"),
});

const welcome = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.welcome,
  beforeLoad: () => {
    if (wasWelcomed()) throw redirect({ to: PATHS.start, replace: true });
  },
  component: lazyRouteComponent(() => import("../sign-in/WelcomeScreen.tsx"), "WelcomeScreen"),
});

const start = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.start,
  component: lazyRouteComponent(() => import("../sign-in/SignUpScreen.tsx"), "SignUpScreen"),
});

const install = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.install,
  component: lazyRouteComponent(() => import("../sign-in/PWASignupScreen.tsx"), "PWASignupScreen"),
});

const login = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.login,
  component: lazyRouteComponent(() => import("../sign-in/LoginScreen.tsx"), "LoginScreen"),
});

const linkSent = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.linkSent,
  component: lazyRouteComponent(() => import("../sign-in/MagicLinkSentScreen.tsx"), "MagicLinkSentScreen"),
});

const code = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.code,
  component: lazyRouteComponent(() => import("../sign-in/EnterOTPScreen.tsx"), "EnterOTPScreen"),
});

const checkoutLogin = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.checkoutLogin,
  component: lazyRouteComponent(
    () => import("../sign-in/LoginScreenOnCheckout.tsx"),
    "LoginScreenOnCheckout",
  ),
});

const confirmationSent = createRoute({
  getParentRoute: () => open,
  path: PATHS.emailConfirmationSent,
  component: lazyRouteComponent(
    () => import("../sign-in/EmailConfirmationSent.tsx"),
    "EmailConfirmationSent",
  ),
});

const confirmed = createRoute({
  getParentRoute: () => open,
  path: PATHS.emailConfirmed,
  component: lazyRouteComponent(() => import("../sign-in/EmailConfirmed.tsx"), "EmailConfirmed"),
});

const help = createRoute({
  getParentRoute: () => open,
  path: PATHS.help,
  component: lazyRouteComponent(() => import("../support/HelpScreen.tsx"), "HelpScreen"),
});

const helpArticle = createRoute({
  getParentRoute: () => open,
  path: PATHS.helpArticle,
  component: lazyRouteComponent(() => import("../support/HelpArticleScreen.tsx"), "HelpArticleScreen"),
});

const billingIssue = createRoute({
  getParentRoute: () => people,
  path: PATHS.billingIssue,
  component: lazyRouteComponent(() => import("../billing/BillingIssueScreen.tsx"), "BillingIssueScreen"),
});

const routeTree = root.addChildren([
  home,
  visitors.addChildren([welcome, start, install, login, linkSent, code, checkoutLogin]),
  open.addChildren([confirmationSent, confirmed, help, helpArticle]),
  people.addChildren([billingIssue, tabs]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: BrokenScreen,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
