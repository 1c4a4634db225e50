import { type Brand, getBrand, getDefaultBrand } from "@plateful/contract";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { subdomainOverride } from "./subdomain.ts";

const override = subdomainOverride();

/** The brand of this site, which the server knows by the host: the organisation's, else the product's own (ledger ORG-016). */
export const brandQuery = queryOptions({
  queryKey: ["brand", override],
  queryFn: ({ signal }) =>
    override === null
      ? call(getDefaultBrand, { signal })
      : call(getBrand, { params: { subdomain: override }, signal }).catch(() =>
          call(getDefaultBrand, { signal }),
        ),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
});

/** The name of the organisation whose site this is; null on the main site. */
export const siteOf = async (queryClient: QueryClient): Promise<string | null> =>
  (await queryClient.ensureQueryData(brandQuery)).subdomain;

/** The brand of this site, or null until it is known; no screen waits for it. */
export const useBrand = (): Brand | null => useQuery(brandQuery).data ?? null;
