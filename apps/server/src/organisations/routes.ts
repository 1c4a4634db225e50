import {
  changeOrganisation as changeEndpoint,
  createOrganisation as createEndpoint,
  featureFlags,
  findOrganisationsBySubdomain,
  getBrand,
  getDefaultBrand,
  getOrganisation,
  getLandingPage as landingPageEndpoint,
  managedOrganisations,
  createPractice as practiceEndpoint,
} from "@plateful/contract";
import { logoLimits } from "../media/index.ts";
import { Problem } from "../platform/base/problem.ts";
import { phasedRoute, type Route, route } from "../platform/calls/call.ts";
import { versionedRow } from "../platform/http/versions.ts";
import { changeOrganisation, versionedOrganisation } from "./change-organisation.ts";
import { createOrganisation, createPractice } from "./create-organisation.ts";
import { getLandingPage } from "./get-landing-page.ts";
import { loadOrganisation } from "./load-organisation.ts";
import {
  changeFeatureFlag,
  createFeatureFlag,
  deleteFeatureFlag,
  getFeatureFlag,
  listFeatureFlags,
} from "./manage-flags.ts";
import {
  changeManagedOrganisation,
  createManagedOrganisation,
  deleteManagedOrganisation,
  getManagedOrganisation,
  listManagedOrganisations,
} from "./manage-organisations.ts";
import { findOrganisationBySubdomain } from "./organisation-store.ts";
import { presentBrand } from "./present-organisation.ts";
import { brandOfHost } from "./site-brand.ts";

const versionedManaged = versionedRow("organisations", getManagedOrganisation);

export const organisationRoutes: readonly Route[] = [
  route(getDefaultBrand, brandOfHost),
  route(getBrand, async (call) => {
    const row = await findOrganisationBySubdomain(call.db, call.params.subdomain);
    if (row === null) throw new Problem("not_found");
    return presentBrand(row);
  }),
  route(findOrganisationsBySubdomain, async (call) => {
    const row = await findOrganisationBySubdomain(call.db, call.query.subdomain);
    return row === null ? [] : [presentBrand(row)];
  }),
  phasedRoute(landingPageEndpoint, getLandingPage),
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
  phasedRoute(createEndpoint, createOrganisation, { limits: logoLimits }),
  route(practiceEndpoint, createPractice),
  phasedRoute(changeEndpoint, changeOrganisation, { versioned: versionedOrganisation, limits: logoLimits }),
  route(managedOrganisations.list, listManagedOrganisations),
  route(managedOrganisations.create, createManagedOrganisation),
  route(managedOrganisations.get, getManagedOrganisation),
  route(managedOrganisations.replace, changeManagedOrganisation, { versioned: versionedManaged }),
  route(managedOrganisations.change, changeManagedOrganisation, { versioned: versionedManaged }),
  route(managedOrganisations.remove, deleteManagedOrganisation, { versioned: versionedManaged }),
  route(featureFlags.list, listFeatureFlags),
  route(featureFlags.create, createFeatureFlag),
  route(featureFlags.get, getFeatureFlag),
  route(featureFlags.replace, changeFeatureFlag),
  route(featureFlags.change, changeFeatureFlag),
  route(featureFlags.remove, deleteFeatureFlag),
];
