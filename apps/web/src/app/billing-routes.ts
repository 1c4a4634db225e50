import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PATHS } from "../lib/paths.ts";
import { open, tabs } from "./base-routes.ts";

const billingIssue = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.billingIssue,
  component: lazyRouteComponent(() => import("../billing/BillingIssueScreen.tsx"), "BillingIssueScreen"),
});

const checkout = createRoute({
  getParentRoute: () => open,
  path: PATHS.checkout,
  component: lazyRouteComponent(() => import("../billing/CheckoutScreen.tsx"), "CheckoutScreen"),
});

const checkoutFailure = createRoute({
  getParentRoute: () => open,
  path: PATHS.checkoutFailure,
  component: lazyRouteComponent(
    () => import("../billing/CheckoutFailureScreen.tsx"),
    "CheckoutFailureScreen",
  ),
});

/** Why an account is closed; it has the tabs that are left. */
export const billingRoutes = [billingIssue] as const;
/** Buying a subscription, with an account or without. */
export const checkoutRoutes = [checkout, checkoutFailure] as const;
