import type { Brand } from "@plateful/contract";
import type { Call, Http } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { hostToSubdomain } from "../platform/http/host-to-subdomain.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { DEFAULT_BRAND, presentBrand } from "./present-organisation.ts";

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function subdomainOf(request: HttpRequest, services: Services): string | null {
  const { production } = services.settings;
  const { subdomain } = request.query as { subdomain?: unknown };
  // A developer's machine has one host name for all sites.
  if (!production && typeof subdomain === "string" && NAME.test(subdomain)) return subdomain;
  return hostToSubdomain(request.host, services.settings);
}

/** The look of a site; one that does not exist looks like the main one. */
async function findBrand(db: Db, subdomain: string | null): Promise<Brand> {
  const row = subdomain === null ? null : await findOrganisationBySubdomain(db, subdomain);
  return row === null ? DEFAULT_BRAND : presentBrand(row);
}

/** The look of the site that a request is for. */
export const findBrandOfSite = (request: HttpRequest, services: Services): Promise<Brand> =>
  findBrand(services.db, subdomainOf(request, services));

/** The look of the site at the host of a call: whose site this is, is for the server to say (ledger ORG-016). */
export const brandOfHost = ({ db, services }: Pick<Call, "db" | "services">, { host }: Pick<Http, "host">) =>
  findBrand(db, hostToSubdomain(host, services.settings));
