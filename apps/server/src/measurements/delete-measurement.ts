import type { deleteMeasurement as deleteEndpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { TABLE_OF_TYPE } from "./measurement-kinds.ts";
import { findMeasurement, removeMeasurement } from "./measurement-store.ts";

/**
 * Deletes a measurement by its type and id (ledger MEAS-030, MEAS-031).
 * @throws Problem not_found when it is not that person's.
 */
export async function deleteMeasurement(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  const { measurement_type: type, measurement_id: id } = call.body;
  const row = await findMeasurement(call.db, TABLE_OF_TYPE[type], id);
  if (row === undefined || row.user_id !== call.subjectId) throw new Problem("not_found");
  await removeMeasurement(call.db, TABLE_OF_TYPE[type], id);
}
