import { loadUnitTenant } from "../organisations/index.ts";
import type { Call } from "../platform/calls/call.ts";
import type { ProfileColumns } from "./profile-store.ts";

const METRIC = {
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: "KILOGRAMS",
} as const satisfies ProfileColumns;
const COLUMNS = Object.keys(METRIC) as readonly (keyof typeof METRIC)[];

/**
 * The same fields in metric units, where the organisation that counts for the caller allows no others (ledger PROF-025,
 * ORG-051). The measures themselves are metric anyway.
 */
export async function inAllowedUnits<Fields extends ProfileColumns>(
  { db, actor }: Pick<Call, "db" | "actor">,
  fields: Fields,
): Promise<Fields> {
  const imperial = COLUMNS.filter((column) => (fields[column] ?? METRIC[column]) !== METRIC[column]);
  if (imperial.length === 0) return fields;
  const tenant = await loadUnitTenant(db, actor.organisationId);
  if (tenant?.imperialUnitsAllowed !== false) return fields;
  return { ...fields, ...Object.fromEntries(imperial.map((column) => [column, METRIC[column]])) };
}
