import { getBillingOptions, openCustomerPortal } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** The person's link to the payment provider's portal: fetched once, when a button for it first shows (ledger BILL-020). */
export const customerPortalQuery = (userId: number) =>
  queryOptions({
    queryKey: ["customer-portal", userId],
    queryFn: ({ signal }) =>
      call(openCustomerPortal, { body: { return_url: `${location.origin}${location.pathname}` }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    retry: false,
    meta: { silent: true },
  });

/** The fixed address for when there is no link, and the products that open subscription management. */
export const billingOptionsQuery = queryOptions({
  queryKey: ["billing-options"],
  queryFn: ({ signal }) => call(getBillingOptions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { silent: true },
});
