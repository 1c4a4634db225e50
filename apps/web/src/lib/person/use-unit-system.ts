import { usesImperial } from "@plateful/access";
import type { UnitSystem } from "@plateful/quantities";
import { toAccessUser, useCurrentUser } from "./current-user.ts";

/** The units in which the person reads amounts of foods and of recipes (ledger PROF-023). */
export const useUnitSystem = (): UnitSystem =>
  usesImperial(toAccessUser(useCurrentUser())) ? "IMPERIAL" : "METRIC";
