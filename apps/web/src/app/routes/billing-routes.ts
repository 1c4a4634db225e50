import { createRoute } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { open, tabs } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

const billingIssue = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.billingIssue,
  component: lateScreen("BillingIssueScreen"),
});

const checkout = createRoute({
  getParentRoute: () => open,
  path: PATHS.checkout,
  component: lateScreen("CheckoutScreen"),
});

const checkoutFailure = createRoute({
  getParentRoute: () => open,
  path: PATHS.checkoutFailure,
  component: lateScreen("CheckoutFailureScreen"),
});

/** Why an account is closed; it has the tabs that are left. */
export const billingRoutes = [billingIssue] as const;
/** Buying a subscription, with an account or without. */
export const checkoutRoutes = [checkout, checkoutFailure] as const;
