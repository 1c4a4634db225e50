import {
  MEASUREMENT_KINDS,
  type MeasurementTable,
  type UserBodyFatPercentage,
  type UserDistance,
  type UserSleep,
  type UserStress,
  type UserWeight,
} from "@plateful/contract";
import { type StressLevel, stressLevel, stressNumber } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { MeasurementRow } from "./measurement-store.ts";

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
  table: MEASUREMENT_KINDS.WEIGHT.table,
  toStored: (kilograms) => roundHalfUp(kilograms, 2),
  present: presentNumber,
};

export const sleepKind: MeasurementKind<number, UserSleep> = {
  table: MEASUREMENT_KINDS.SLEEP.table,
  toStored: asEntered,
  present: presentNumber,
};

export const stressKind: MeasurementKind<StressLevel, UserStress> = {
  table: MEASUREMENT_KINDS.STRESS.table,
  toStored: stressNumber,
  present: (row) => ({ ...presentNumber(row), value: stressLevel(row.value) }),
};

/** The waist is the only circumference so far. */
export const distanceKind: MeasurementKind<number, UserDistance> = {
  table: MEASUREMENT_KINDS.WAIST_CIRCUMFERENCE.table,
  toStored: asEntered,
  present: (row) => ({ ...presentNumber(row), body_area: "WAIST" }),
};

export const bodyFatKind: MeasurementKind<number, UserBodyFatPercentage> = {
  table: MEASUREMENT_KINDS.BODY_FAT_PERCENTAGE.table,
  toStored: asEntered,
  present: presentNumber,
};
