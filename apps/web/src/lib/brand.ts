import { type Brand, getBrand, getDefaultBrand } from "@plateful/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import { currentSubdomain } from "./subdomain.ts";

const subdomain = currentSubdomain();

/** The brand of this site: the organisation's, else the product's own. */
export const brandQuery = queryOptions({
  queryKey: ["brand", subdomain],
  queryFn: ({ signal }) =>
    subdomain === null
      ? call(getDefaultBrand, { signal })
      : call(getBrand, { params: { subdomain }, signal }).catch(() => call(getDefaultBrand, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
});

/** The brand of this site, or null until it is known; no screen waits for it. */
export const useBrand = (): Brand | null => useQuery(brandQuery).data ?? null;
