import * as contract from "@plateful/contract";
import { phasedRoute, type Route, route } from "../platform/calls/call.ts";
import { cancelDeal } from "./cancel-deal.ts";
import { checkoutLimits, coachCheckoutLimits, promoCodeLimits } from "./checkout-limits.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { createCoachCheckout } from "./create-coach-checkout.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { createSetupIntent } from "./create-setup-intent.ts";
import { createSubscription } from "./create-subscription.ts";
import { enterFromCheckout } from "./enter-from-checkout.ts";
import { getBillingOptions } from "./get-billing-options.ts";
import { getReferral } from "./get-referral.ts";
import { listCheckoutPrices } from "./list-checkout-prices.ts";
import { listCoachPlans } from "./list-coach-plans.ts";
import { openCustomerPortal } from "./open-customer-portal.ts";
import { validatePromoCode } from "./validate-promo-code.ts";
import { verifySubscription } from "./verify-subscription.ts";

export const billingRoutes: readonly Route[] = [
  route(contract.getBillingOptions, getBillingOptions),
  phasedRoute(contract.openCustomerPortal, openCustomerPortal),
  phasedRoute(contract.cancelDeal, cancelDeal),
  phasedRoute(contract.listCoachPlans, listCoachPlans),
  phasedRoute(contract.createCoachCheckout, createCoachCheckout, { limits: coachCheckoutLimits }),
  route(contract.getReferral, getReferral),
  phasedRoute(contract.listCheckoutPrices, listCheckoutPrices),
  phasedRoute(contract.createCheckoutSession, createCheckoutSession, { limits: checkoutLimits }),
  phasedRoute(contract.createSetupIntent, createSetupIntent, { limits: checkoutLimits }),
  phasedRoute(contract.createSubscription, createSubscription, { limits: checkoutLimits }),
  phasedRoute(contract.createPaymentIntent, createPaymentIntent, { limits: checkoutLimits }),
  phasedRoute(contract.verifySubscription, verifySubscription),
  phasedRoute(contract.validatePromoCode, validatePromoCode, { limits: promoCodeLimits }),
  phasedRoute(contract.enterFromCheckout, enterFromCheckout),
];
