import type { Brand, User } from "@plateful/contract";
import type { UnitTenant } from "@plateful/quantities";
import type { QueryClient } from "@tanstack/react-query";
import { currentToken } from "../../lib/device/session.ts";
import { currentUserQuery, useVisitor } from "../../lib/person/current-user.ts";
import { brandQuery, useBrand } from "../../lib/site/brand.ts";
import { beginInUnits } from "./answers-store.ts";
import { unitsOfDevice } from "./kept-answers.ts";
import { organisationOf } from "./plan-of-answers.ts";

/** What the person's organisation says about units, else what the brand of this site says (ledger ONB-028, PROF-025). */
export function unitTenantOf(user: User | null, brand: Brand | null): UnitTenant | null {
  const site = organisationOf(user) ?? brand;
  return site === null
    ? null
    : { defaultUnits: site.default_units, imperialUnitsAllowed: site.imperial_units_allowed };
}

/** Begins the answers in the units of the site; answers that were begun keep theirs. */
export async function beginInUnitsOfSite(queryClient: QueryClient): Promise<void> {
  const user =
    currentToken() === null ? null : await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  const brand = await queryClient.ensureQueryData(brandQuery).catch(() => null);
  beginInUnits(unitsOfDevice(navigator.language, unitTenantOf(user, brand)));
}

/** True unless the organisation shows metric units only. */
export function useImperialAllowed(): boolean {
  const user = useVisitor(currentToken() !== null);
  return unitTenantOf(user, useBrand())?.imperialUnitsAllowed !== false;
}
