import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { wasWelcomed } from "../../sign-in/welcomed.ts";
import { leaveForOutside } from "../../support/leave-for-outside.ts";
import { open, visitors } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const welcome = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.welcome,
  beforeLoad: () => {
    if (wasWelcomed()) throw redirect({ to: PATHS.start, replace: true });
  },
  component: lazyRouteComponent(() => import("../../sign-in/WelcomeScreen.tsx"), "WelcomeScreen"),
});

const start = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.start,
  component: lazyRouteComponent(() => import("../../sign-in/SignUpScreen.tsx"), "SignUpScreen"),
});

const coachStart = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.coachStart,
  component: lateScreen("CoachSignUpScreen"),
});

const install = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.install,
  component: lateScreen("PWASignupScreen"),
});

const login = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.login,
  component: lazyRouteComponent(() => import("../../sign-in/LoginScreen.tsx"), "LoginScreen"),
});

const linkSent = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.linkSent,
  component: lateScreen("MagicLinkSentScreen"),
});

const code = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.code,
  component: lateScreen("EnterOTPScreen"),
});

const link = createRoute({
  getParentRoute: () => open,
  path: PATHS.link,
  component: lazyRouteComponent(() => import("../../sign-in/LinkScreen.tsx"), "LinkScreen"),
});

const teamInvitation = createRoute({
  getParentRoute: () => open,
  path: PATHS.teamInvitation,
  component: lateScreen("TeamInvitationScreen"),
});

const leaveWaitlist = createRoute({
  getParentRoute: () => open,
  path: PATHS.leaveWaitlist,
  component: lateScreen("LeaveWaitlistScreen"),
});

const checkoutLogin = createRoute({
  getParentRoute: () => visitors,
  path: PATHS.checkoutLogin,
  component: lateScreen("LoginScreenOnCheckout"),
});

const confirmationSent = createRoute({
  getParentRoute: () => open,
  path: PATHS.emailConfirmationSent,
  component: lateScreen("EmailConfirmationSent"),
});

const confirmed = createRoute({
  getParentRoute: () => open,
  path: PATHS.emailConfirmed,
  component: lateScreen("EmailConfirmed"),
});

const help = createRoute({
  getParentRoute: () => open,
  path: PATHS.help,
  beforeLoad: ({ context }) => leaveForOutside(context.queryClient, null),
  component: lateScreen("HelpScreen"),
});

const helpArticle = createRoute({
  getParentRoute: () => open,
  path: PATHS.helpArticle,
  beforeLoad: ({ context, params }) => leaveForOutside(context.queryClient, params.article),
  component: lateScreen("HelpArticleScreen"),
});

const prototype = createRoute({
  getParentRoute: () => open,
  path: PATHS.prototype,
  component: lateScreen("PrototypeScreen"),
});

/** Screens for people who are not signed in. */
export const visitorRoutes = [
  welcome,
  start,
  coachStart,
  install,
  login,
  linkSent,
  code,
  checkoutLogin,
] as const;
/** Confirmation and help pages, and the screens of samples. */
export const openRoutes = [
  link,
  teamInvitation,
  leaveWaitlist,
  confirmationSent,
  confirmed,
  help,
  helpArticle,
  prototype,
] as const;
