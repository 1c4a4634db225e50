import { type deleteMeasurement as deleteEndpoint, MEASUREMENT_KINDS } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findMeasurement, removeMeasurement } from "./measurement-store.ts";

/**
 * Deletes a measurement by its type and id (ledger MEAS-030, MEAS-031).
 * @throws Problem not_found when it is not that person's.
 */
export async function deleteMeasurement(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  const { measurement_type: type, measurement_id: id } = call.body;
  const { table } = MEASUREMENT_KINDS[type];
  const row = await findMeasurement(call.db, table, id);
  if (row === undefined || row.user_id !== call.subjectId) throw new Problem("not_found");
  await removeMeasurement(call.db, table, id);
}
