import { deleteMeasurement, userDistances, userSleeps, userStresses, userWeights } from "@plateful/contract";
import type { MeasurementType, StressLevel } from "@plateful/nutrition";
import { call } from "../server/call.ts";
import { isGone } from "../server/call-error.ts";
import type { KeptMeasurement, KeptMeasurementRemoval } from "./kept-change.ts";

type Sender<Type extends MeasurementType> = (
  value: Type extends "STRESS" ? StressLevel : number,
  created_at: string,
  idempotencyKey: string,
) => Promise<{ readonly id: number }>;

/** How what was measured is stored; a type that can be entered and not sent does not compile. */
const SENDERS: { readonly [Type in MeasurementType]: Sender<Type> } = {
  WEIGHT: (value, created_at, idempotencyKey) =>
    call(userWeights.create, { body: { value, created_at }, idempotencyKey }),
  SLEEP: (value, created_at, idempotencyKey) =>
    call(userSleeps.create, { body: { value, created_at }, idempotencyKey }),
  STRESS: (value, created_at, idempotencyKey) =>
    call(userStresses.create, { body: { value, created_at }, idempotencyKey }),
  WAIST_CIRCUMFERENCE: (value, created_at, idempotencyKey) =>
    call(userDistances.create, { body: { value, created_at, body_area: "WAIST" }, idempotencyKey }),
};

/** Stores something that was measured; sent twice under the same key it is stored once (ledger MEAS-044). */
export function callMeasurement({
  measured,
  createdAt,
  key,
}: KeptMeasurement): Promise<{ readonly id: number }> {
  return measured.type === "STRESS"
    ? SENDERS.STRESS(measured.value, createdAt, key)
    : SENDERS[measured.type](measured.value, createdAt, key);
}

/** Deletes a measurement; one that is gone already counts as deleted. */
export async function callMeasurementRemoval({
  measurement,
  type,
  userId,
}: Pick<KeptMeasurementRemoval, "measurement" | "type" | "userId">): Promise<void> {
  try {
    await call(deleteMeasurement, {
      body: { measurement_id: measurement, measurement_type: type, user_id: userId },
    });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
