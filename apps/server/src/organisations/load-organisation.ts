import type { Organisation } from "@plateful/contract";
import {
  DEFAULT_NUTRITION_TENANT,
  type NutritionTenant,
  type ProteinProfile,
  proteinProfileOf,
} from "@plateful/nutrition";
import type { UnitTenant } from "@plateful/quantities";
import type { Db } from "../platform/database/open-database.ts";
import {
  type FlagReach,
  findOrganisationById,
  findOrganisationBySubdomain,
  flagsFor,
  listFlagsOfOrganisation,
  type OrganisationRow,
  type StoredOrganisation,
} from "./organisation-store.ts";
import { type OrganisationViewer, presentOrganisation } from "./present-organisation.ts";

/** An organisation as its members see it, or null when there is none. */
export async function loadOrganisation(
  db: Db,
  organisationId: number | null,
  viewer: OrganisationViewer,
): Promise<Organisation | null> {
  const row = organisationId === null ? null : await findOrganisationById(db, organisationId);
  if (row === null) return null;
  return presentOrganisation(row, await listFlagsOfOrganisation(db, row.id), viewer);
}

/** The same of what was read already: some organisations, and all flags. */
export function organisationOf(
  read: { readonly organisations: readonly StoredOrganisation[]; readonly flags: readonly FlagReach[] },
  organisationId: number | null,
  viewer: OrganisationViewer,
): Organisation | null {
  const row = read.organisations.find(({ id }) => id === organisationId);
  return row === undefined ? null : presentOrganisation(row, flagsFor(read.flags, row.id), viewer);
}

const toNutritionTenant = (row: OrganisationRow): NutritionTenant => ({
  proteinProfile: proteinProfileOf({
    subdomain: row.subdomain,
    proteinProfile: row.protein_profile as ProteinProfile | null,
  }),
  onboardingFatCap: row.onboarding_fat_cap,
  maxDailyDeficitKcal: row.max_daily_deficit_kcal,
});

/** What an organisation says about units; people without one may use any. */
export async function loadUnitTenant(db: Db, organisationId: number | null): Promise<UnitTenant | null> {
  const row = organisationId === null ? null : await findOrganisationById(db, organisationId);
  if (row === null) return null;
  const defaultUnits = row.default_units as UnitTenant["defaultUnits"];
  return { defaultUnits, imperialUnitsAllowed: row.imperial_units_allowed };
}

/** What an organisation changes in the calculations; people without one get the usual settings. */
export async function loadNutritionTenant(db: Db, organisationId: number | null): Promise<NutritionTenant> {
  const row = organisationId === null ? null : await findOrganisationById(db, organisationId);
  return row === null ? DEFAULT_NUTRITION_TENANT : toNutritionTenant(row);
}

/** The same by the name of a site; null for an unknown one. */
export async function findNutritionTenantOfSite(db: Db, subdomain: string): Promise<NutritionTenant | null> {
  const row = await findOrganisationBySubdomain(db, subdomain);
  return row === null ? null : toNutritionTenant(row);
}
