import type { Brand } from "@plateful/contract";
import type { HttpRequest } from "../platform/http-request.ts";
import type { Services } from "../platform/services.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { DEFAULT_BRAND, presentBrand } from "./present-organisation.ts";

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The name of a site from the host of its address: `fit-club` of `fit-club.plateful.example`; null on the main site. */
export function hostToSubdomain(host: string, publicUrl: string): string | null {
  const own = `.${new URL(publicUrl).hostname}`;
  const asked = host.toLowerCase().replace(/:\d+$/, "");
  const name = asked.endsWith(own) ? asked.slice(0, -own.length) : "";
  return NAME.test(name) ? name : null;
}

function subdomainOf(request: HttpRequest, services: Services): string | null {
  const { production, publicUrl } = services.settings;
  const { subdomain } = request.query as { subdomain?: unknown };
  // A developer's machine has one host name for all sites.
  if (!production && typeof subdomain === "string" && NAME.test(subdomain)) return subdomain;
  return hostToSubdomain(request.host, publicUrl);
}

/** The look of the site that a request is for; a site that does not exist looks like the main one. */
export async function findBrandOfSite(request: HttpRequest, services: Services): Promise<Brand> {
  const subdomain = subdomainOf(request, services);
  const row = subdomain === null ? null : await findOrganisationBySubdomain(services.db, subdomain);
  return row === null ? DEFAULT_BRAND : presentBrand(row);
}
