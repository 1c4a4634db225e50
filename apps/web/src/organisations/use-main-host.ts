import { useQuery } from "@tanstack/react-query";
import { siteLinksQuery } from "../lib/site/site-links.ts";

/**
 * The host below which practices have their sites. Not that of the page: a coach may be on the practice's own site, or on
 * another name of the main one (ledger ORG-060). Until it is known, that of the page.
 */
export const useMainHost = (): string => useQuery(siteLinksQuery).data?.main_host ?? location.host;
