import type {
  UserBodyFatPercentage,
  UserDistance,
  UserSleep,
  UserStress,
  UserWeight,
} from "@plateful/contract";
import { type StoredMeasurementType, type StressLevel, stressLevel, stressNumber } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { MeasurementRow, MeasurementTable } from "./measurement-store.ts";

/** How one kind of measurement is kept, and how it is answered. */
export interface MeasurementKind<Value, Answer> {
  readonly table: MeasurementTable;
  readonly toStored: (value: Value) => number;
  readonly present: (row: MeasurementRow) => Answer;
}

const presentNumber = (row: MeasurementRow) => ({
  id: row.id,
  user: row.user_id,
  value: row.value,
  created_at: row.created_at.toISOString(),
});

const asEntered = (value: number): number => value;

/** Kilograms are kept with two decimals (api.md 1.3). */
export const weightKind: MeasurementKind<number, UserWeight> = {
  table: "user_weights",
  toStored: (kilograms) => roundHalfUp(kilograms, 2),
  present: presentNumber,
};

export const sleepKind: MeasurementKind<number, UserSleep> = {
  table: "user_sleeps",
  toStored: asEntered,
  present: presentNumber,
};

export const stressKind: MeasurementKind<StressLevel, UserStress> = {
  table: "user_stresses",
  toStored: stressNumber,
  present: (row) => ({ ...presentNumber(row), value: stressLevel(row.value) }),
};

/** The waist is the only circumference so far. */
export const distanceKind: MeasurementKind<number, UserDistance> = {
  table: "user_distances",
  toStored: asEntered,
  present: (row) => ({ ...presentNumber(row), body_area: "WAIST" }),
};

export const bodyFatKind: MeasurementKind<number, UserBodyFatPercentage> = {
  table: "user_body_fat_percentages",
  toStored: asEntered,
  present: presentNumber,
};

/** Where each type that can be named is kept. */
export const TABLE_OF_TYPE: Readonly<Record<StoredMeasurementType, MeasurementTable>> = {
  WEIGHT: weightKind.table,
  SLEEP: sleepKind.table,
  STRESS: stressKind.table,
  WAIST_CIRCUMFERENCE: distanceKind.table,
  BODY_FAT_PERCENTAGE: bodyFatKind.table,
};
