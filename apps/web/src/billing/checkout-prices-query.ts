import { listCheckoutPrices } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";

/** What a site sells; empty for one that sells nothing (ledger BILL-029). */
export const checkoutPricesQuery = (subdomain: string) =>
  queryOptions({
    queryKey: ["checkout-prices", subdomain],
    queryFn: async ({ signal }) => {
      try {
        return (await call(listCheckoutPrices, { query: { organisation_subdomain: subdomain }, signal }))
          .prices;
      } catch (error) {
        if (error instanceof CallError && error.status === 400) return [];
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
