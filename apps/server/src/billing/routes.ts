import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { deviceLabel, rememberSession } from "../sign-in/index.ts";
import { cancelDeal } from "./cancel-deal.ts";
import { checkoutLimits, promoCodeLimits } from "./checkout-limits.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { createSetupIntent } from "./create-setup-intent.ts";
import { createSubscription } from "./create-subscription.ts";
import { enterFromCheckout } from "./enter-from-checkout.ts";
import { getBillingOptions } from "./get-billing-options.ts";
import { listCheckoutPrices } from "./list-checkout-prices.ts";
import { openCustomerPortal } from "./open-customer-portal.ts";
import { validatePromoCode } from "./validate-promo-code.ts";
import { verifySubscription } from "./verify-subscription.ts";

export const billingRoutes: readonly Route[] = [
  route(contract.getBillingOptions, getBillingOptions),
  route(contract.openCustomerPortal, openCustomerPortal),
  route(contract.cancelDeal, cancelDeal),
  route(contract.listCheckoutPrices, listCheckoutPrices),
  route(contract.createCheckoutSession, createCheckoutSession, { limits: checkoutLimits }),
  route(contract.createSetupIntent, createSetupIntent, { limits: checkoutLimits }),
  route(contract.createSubscription, createSubscription, { limits: checkoutLimits }),
  route(contract.createPaymentIntent, createPaymentIntent, { limits: checkoutLimits }),
  route(contract.verifySubscription, verifySubscription),
  route(contract.validatePromoCode, validatePromoCode, { limits: promoCodeLimits }),
  route(contract.enterFromCheckout, async (call, http) => {
    const { token, cookie, user } = await enterFromCheckout(call, deviceLabel(http.userAgent));
    rememberSession(http, cookie);
    return { auth_token: token, user };
  }),
];
