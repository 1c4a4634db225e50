import { type MeasurementType, stressNumber } from "@plateful/nutrition";
import type { KeptChange } from "../../lib/kept/kept-change.ts";
import type { Measurement } from "./stored-measurement.ts";

/** One person's measurements of one type, newest first, as they will be once what waits has been sent (ledger MEAS-044). */
export function withKeptMeasurements(
  known: readonly Measurement[],
  waiting: readonly KeptChange[],
  userId: number,
  type: MeasurementType,
): readonly Measurement[] {
  const stored = known.filter(({ id }) => id > 0);
  let shown = stored;
  for (const change of waiting) {
    if (change.userId !== userId) continue;
    if (change.kind === "measurement-removal") shown = shown.filter(({ id }) => id !== change.measurement);
    if (change.kind !== "measurement" || change.measured.type !== type) continue;
    const { measurement: id, measured, createdAt, date } = change;
    const value = measured.type === "STRESS" ? stressNumber(measured.value) : measured.value;
    shown = [...shown, { id, createdAt, date, value }];
  }
  return shown.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
