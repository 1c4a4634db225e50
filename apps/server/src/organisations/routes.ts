import { findOrganisationsBySubdomain, getBrand, getDefaultBrand, getOrganisation } from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { loadOrganisation } from "./load-organisation.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { DEFAULT_BRAND, presentBrand } from "./present-organisation.ts";

export const organisationRoutes: readonly Route[] = [
  route(getDefaultBrand, async () => DEFAULT_BRAND),
  route(getBrand, async (call) => {
    const row = await findOrganisationBySubdomain(call.db, call.params.subdomain);
    if (row === null) throw new Problem("not_found");
    return presentBrand(row);
  }),
  route(findOrganisationsBySubdomain, async (call) => {
    const row = await findOrganisationBySubdomain(call.db, call.query.subdomain);
    return row === null ? [] : [presentBrand(row)];
  }),
  route(getOrganisation, async (call) => {
    const { actor } = call;
    const isMember = actor.organisationId === call.params.id;
    const organisation =
      isMember || actor.isStaff
        ? await loadOrganisation(call.db, call.params.id, { isStaff: actor.isStaff })
        : null;
    if (organisation === null) throw new Problem("not_found");
    return organisation;
  }),
];
