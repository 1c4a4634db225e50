import { createCheckoutSession } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { call } from "../lib/server/call.ts";
import { startCheckout } from "../lib/site/checkout-state.ts";

interface CheckoutOrder {
  readonly subdomain: string;
  readonly priceId: string;
  readonly email: string | null;
  readonly promoCode: string | null;
}

/**
 * Begins a checkout; the answer holds the address of the provider's page. The amount is not ours to say. A checkout that
 * nobody pays costs nothing, so each try begins a new one.
 */
export function useCreateCheckoutSession() {
  return useMutation({
    mutationFn: (order: CheckoutOrder) =>
      call(createCheckoutSession, {
        body: {
          organisation_subdomain: order.subdomain,
          price_id: order.priceId,
          email: order.email,
          promo_code: order.promoCode,
          success_url: `${location.origin}${PATHS.checkout}`,
          cancel_url: `${location.origin}${PATHS.checkoutFailure}`,
          state: startCheckout(),
        },
      }),
    meta: { silent: true },
  });
}
