import type { StoringKind } from "@plateful/access";
import type { StoredMeasurementType } from "@plateful/nutrition";
import {
  userBodyFatPercentages,
  userDistances,
  userSleeps,
  userStresses,
  userWeights,
} from "./measurements.ts";

/** What is measured, which decides in which units it is written. */
export type MeasuredQuantity = "MASS" | "TIME" | "LEVEL" | "LENGTH" | "SHARE";

interface KindOfMeasurement {
  readonly calls: { readonly create: { readonly path: string } };
  /** Where it is kept, which is also its name in downloads. */
  readonly table: string;
  /** What someone agrees to before it is stored. */
  readonly consent: StoringKind;
  readonly quantity: MeasuredQuantity;
}

/**
 * The register of kinds of measurement (ledger MEAS-043). What needs to know all of them reads it here: a new kind is an entry
 * here, its table, its name in the vocabulary and its phrases.
 */
export const MEASUREMENT_KINDS = {
  WEIGHT: { calls: userWeights, table: "user_weights", consent: "BODY_AND_PLAN", quantity: "MASS" },
  SLEEP: { calls: userSleeps, table: "user_sleeps", consent: "STRESS_AND_SLEEP", quantity: "TIME" },
  STRESS: { calls: userStresses, table: "user_stresses", consent: "STRESS_AND_SLEEP", quantity: "LEVEL" },
  WAIST_CIRCUMFERENCE: {
    calls: userDistances,
    table: "user_distances",
    consent: "BODY_AND_PLAN",
    quantity: "LENGTH",
  },
  BODY_FAT_PERCENTAGE: {
    calls: userBodyFatPercentages,
    table: "user_body_fat_percentages",
    consent: "BODY_AND_PLAN",
    quantity: "SHARE",
  },
} as const satisfies Readonly<Record<StoredMeasurementType, KindOfMeasurement>>;

/** Where measurements are kept. */
export type MeasurementTable = (typeof MEASUREMENT_KINDS)[StoredMeasurementType]["table"];

/** The tables of the measurements that are stored with this consent. */
export const measurementTables = (consent: StoringKind): MeasurementTable[] =>
  Object.values(MEASUREMENT_KINDS).flatMap((kind) => (kind.consent === consent ? [kind.table] : []));
