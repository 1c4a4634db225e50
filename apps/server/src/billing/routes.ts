import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { deviceLabel, rememberSession } from "../sign-in/index.ts";
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
  route(contract.openCustomerPortal, openCustomerPortal),
  route(contract.cancelDeal, cancelDeal),
  route(contract.listCheckoutPrices, listCheckoutPrices),
  route(contract.createCheckoutSession, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createCheckoutSession(call);
  }),
  route(contract.createSetupIntent, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createSetupIntent(call);
  }),
  route(contract.createSubscription, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createSubscription(call);
  }),
  route(contract.createPaymentIntent, async (call, http) => {
    await takeCheckoutTurn(call, http.ip);
    return createPaymentIntent(call);
  }),
  route(contract.verifySubscription, verifySubscription),
  route(contract.validatePromoCode, (call, http) => validatePromoCode(call, http.ip)),
  route(contract.enterFromCheckout, async (call, http) => {
    const { token, cookie, user } = await enterFromCheckout(call, deviceLabel(http.userAgent));
    rememberSession(http, cookie);
    return { auth_token: token, user };
  }),
];
