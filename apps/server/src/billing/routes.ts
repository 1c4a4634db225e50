import * as contract from "@plateful/contract";
import { phasedRoute, type Route, route } from "../platform/call.ts";
import { cancelDeal } from "./cancel-deal.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { createSetupIntent } from "./create-setup-intent.ts";
import { createSubscription } from "./create-subscription.ts";
import { enterFromCheckout } from "./enter-from-checkout.ts";
import { getBillingOptions } from "./get-billing-options.ts";
import { listCheckoutPrices } from "./list-checkout-prices.ts";
import { openCustomerPortal } from "./open-customer-portal.ts";
import { takeCheckoutTurn } from "./read-order.ts";
import { validatePromoCode } from "./validate-promo-code.ts";
import { verifySubscription } from "./verify-subscription.ts";

export const billingRoutes: readonly Route[] = [
  route(contract.getBillingOptions, getBillingOptions),
  phasedRoute(contract.openCustomerPortal, openCustomerPortal),
  phasedRoute(contract.cancelDeal, cancelDeal),
  phasedRoute(contract.listCheckoutPrices, listCheckoutPrices),
  phasedRoute(contract.createCheckoutSession, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createCheckoutSession(call);
  }),
  phasedRoute(contract.createSetupIntent, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createSetupIntent(call);
  }),
  phasedRoute(contract.createSubscription, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createSubscription(call);
  }),
  phasedRoute(contract.createPaymentIntent, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createPaymentIntent(call);
  }),
  phasedRoute(contract.verifySubscription, verifySubscription),
  phasedRoute(contract.validatePromoCode, (call, http) => validatePromoCode(call, http.ip)),
  phasedRoute(contract.enterFromCheckout, enterFromCheckout),
];
