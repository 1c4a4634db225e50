import { getSiteLinks } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";

/** Outside pages of whoever runs the site. */
export const siteLinksQuery = queryOptions({
  queryKey: ["site-links"],
  queryFn: ({ signal }) => call(getSiteLinks, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { silent: true },
});
