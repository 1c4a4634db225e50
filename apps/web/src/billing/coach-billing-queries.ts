import { createCoachCheckout, getReferral, listCoachPlans } from "@plateful/contract";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { call } from "../lib/server/call.ts";
import { startCheckout } from "../lib/site/checkout-state.ts";

/** What the coach can subscribe to. */
export const coachPlansQuery = queryOptions({
  queryKey: ["coach-plans"],
  queryFn: ({ signal }) => call(listCoachPlans, { signal }),
  meta: { silent: true },
});

/** The coach's link for colleagues, and what it has brought. */
export const referralQuery = queryOptions({
  queryKey: ["referral"],
  queryFn: ({ signal }) => call(getReferral, { signal }),
  meta: { silent: true },
});

/** Begins the checkout of a price; the answer holds the address of the provider's page. */
export const useCreateCoachCheckout = () =>
  useMutation({
    mutationFn: (priceId: string) =>
      call(createCoachCheckout, {
        body: {
          price_id: priceId,
          success_url: `${location.origin}${PATHS.checkout}`,
          cancel_url: `${location.origin}${PATHS.coachBilling}`,
          state: startCheckout(),
        },
      }),
    meta: { silent: true },
  });
